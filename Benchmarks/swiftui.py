"""Times the layout of SwiftUI views against Yoga on the same shapes, and checks the bars.

Prints the table and writes BUILD/swiftui.json. Both are measured in turn, in processor time, and of
each figure the least median of the rounds counts. Yoga is built of the sources in the archive of
poga, or of those given; where it cannot be had, its bars do not hold.
"""
import argparse
import json
import os
import re
import subprocess
import sys

from run import HERE, exponent, fetch_yoga, run

# Shape, size, nodes of the Yoga twin, repetitions a round.
SHAPES = [("column", 100, 101, 201), ("column", 1000, 1001, 41), ("column", 10000, 10001, 11),
          ("nest", 8, 511, 41), ("nest", 12, 8191, 5), ("flexible", 8, 511, 41),
          ("flexible", 12, 8191, 7), ("grid", 100, 1101, 41)]
STEPS = ["make", "first layout", "unchanged", "one leaf changed", "another width"]
TITLES = {"column": "column of {} leaves", "nest": "boxes {} deep, fixed leaves",
          "flexible": "boxes {} deep, stretched leaves", "grid": "grid of {} x 10"}


def build_yoga(build, sources):
    """The harness of Yoga for these shapes, or None."""
    harness = os.path.join(build, "yoga_views")
    if os.path.exists(harness):
        return harness
    try:
        return fetch_yoga(build, sources, "yoga_views")
    except (subprocess.SubprocessError, IndexError, TypeError, OSError) as error:
        print("Yoga is not available:", error, file=sys.stderr)
        return None


def instructions(build, own, shape, size):
    """The instructions of one first layout: a run that lays out without one that only makes."""
    counts = []
    for kind in ("build", "layout"):
        for repetitions in (1, 2):
            out = os.path.join(build, "callgrind.out")
            done = subprocess.run(
                ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}", own, kind, shape,
                 str(size), str(repetitions)], capture_output=True, text=True, check=True)
            counts.append(int(re.search(r"refs:\s+([\d,]+)", done.stderr)[1].replace(",", "")))
    return (counts[3] - counts[2]) - (counts[1] - counts[0])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--build", required=True)
    parser.add_argument("--own", required=True)
    parser.add_argument("--yoga", help="the folder of Yoga's sources that holds yoga/Yoga.h")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--no-instructions", action="store_true")
    options = parser.parse_args()
    os.makedirs(options.build, exist_ok=True)
    commands = {"pliant": [options.own, "time"]}
    if yoga := build_yoga(options.build, options.yoga):
        commands["yoga"] = [yoga]

    rows, bars, best = [], [], {}

    def bar(name, required, measured, holds):
        bars.append({"name": name, "required": required, "measured": measured, "holds": bool(holds)})

    for shape, size, nodes, count in SHAPES:
        sizes = {}
        for _ in range(options.rounds):
            for engine, command in commands.items():
                # Yoga measures nested boxes again at each level: half a second each.
                is_slow = engine == "yoga" and shape == "nest" and size == 12
                repetitions = min(count, 3) if is_slow else count
                out = run(*command, shape, str(size), str(repetitions)).split()
                times = [float(x) for x in out[:5]]
                sizes[engine] = [float(x) for x in out[5:7]]
                key = (engine, shape, size)
                best[key] = [min(a, b) for a, b in zip(times, best.get(key, times))]
        title = TITLES[shape].format(size)
        for engine in commands:
            for step, time in zip(STEPS, best[engine, shape, size]):
                rows.append({"shape": shape, "size": size, "name": title, "nodes": nodes,
                             "engine": engine, "step": step, "microseconds": time,
                             "nodes a second": round(nodes / time * 1e6)})
        if "yoga" not in commands:
            bar(f"first layout of {title} against Yoga", "no slower a node", "Yoga not available",
                False)
            continue
        own, peer = best["pliant", shape, size], best["yoga", shape, size]
        agrees = all(abs(a - b) < 0.01 for a, b in zip(sizes["pliant"], sizes["yoga"]))
        bar(f"size of {title}", "that of the flexboxes",
            " x ".join(f"{x:g}" for x in sizes["pliant"]), agrees)
        bar(f"first layout of {title} against Yoga", "no slower a node",
            f"{own[1] / peer[1]:.2f} of its time", own[1] <= peer[1])
        bar(f"unchanged layout of {title} against Yoga's layout", "at least 20 times faster",
            f"{peer[1] / own[2]:.0f} times", peer[1] >= 20 * own[2])

    for shape, sizes, count in [("column", (100, 1000, 10000), lambda n: n + 1),
                                ("nest", (8, 12), lambda n: 2 ** (n + 1) - 1),
                                ("flexible", (8, 12), lambda n: 2 ** (n + 1) - 1)]:
        costs = {"time": [best["pliant", shape, size][1] for size in sizes]}
        if not options.no_instructions:
            costs["instructions"] = [instructions(options.build, options.own, shape, size)
                                     for size in sizes]
            for size, cost in zip(sizes, costs["instructions"]):
                rows.append({"shape": shape, "size": size, "name": TITLES[shape].format(size),
                             "nodes": count(size), "engine": "pliant", "step": "first layout",
                             "instructions a node": round(cost / count(size))})
        for kind, values in costs.items():
            growth = max(exponent(count(sizes[i]), values[i], count(sizes[i + 1]), values[i + 1])
                         for i in range(len(sizes) - 1))
            bar(f"growth of {shape} in {kind}", "exponent at most 1.05", f"{growth:.2f}",
                growth <= 1.05)

    names = {"pliant": "Pliant", "yoga": "Yoga"}
    print(f"{'shape':34}{'engine':8}" + "".join(f"{step:>18}" for step in STEPS)
          + f"{'first, nodes/s':>18}")
    for shape, size, nodes, _ in SHAPES:
        for engine in commands:
            times = best[engine, shape, size]
            print(f"{TITLES[shape].format(size):34}{names[engine]:8}"
                  + "".join(f"{time:15.2f} us" for time in times)
                  + f"{nodes / times[1] * 1e6:18,.0f}")
    print()
    for row in rows:
        if "instructions a node" in row:
            print(f"{row['name']}: {row['instructions a node']} instructions a node")
    print()
    for result in bars:
        print(f"{'holds ' if result['holds'] else 'MISSED'}  {result['name']}: "
              f"{result['measured']} ({result['required']})")
    with open(os.path.join(options.build, "swiftui.json"), "w") as file:
        json.dump({"bars": bars, "rows": rows}, file, indent=1)
    return 0 if all(result["holds"] for result in bars) else 1


if __name__ == "__main__":
    sys.exit(main())
