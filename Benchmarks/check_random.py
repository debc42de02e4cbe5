"""Checks the solver on random systems that look like layouts, against two oracles.

Each system is solved by the solver, in exact rational arithmetic, and by HiGHS level by level where
that is installed. Exact arithmetic has the last word. What was checked is kept in BUILD/random by
the executable's digest, so that a run can be ended and taken up again.

    check_random.py --own EXECUTABLE --build FOLDER [--systems 10000] [--seed 1] [--jobs 2]
"""
import argparse
import concurrent.futures
import hashlib
import json
import math
import os
import random
import statistics
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.append(os.path.join(HERE, "Peers"))
import exact  # noqa: E402
import random_systems  # noqa: E402

CHUNK = 50
# Half of the systems are views in views, the rest what is hard about layouts.
MIX = ["nested", "near_parallel", "nested", "tied", "nested", "competing"]


def system(seed, number):
    """A system by its number: its family, its number of variables and its rows."""
    rng = random.Random(f"{seed} {number}")
    family = MIX[number % len(MIX)]
    size = int(10 * 200 ** (rng.random() ** 2))
    return family, *random_systems.make(family, rng, size)


def ask_highs(count, rows, best):
    """Whether HiGHS finds the optimum: `agrees`, `differs`, `fails`; nothing where it is missing."""
    try:
        import highs
    except ImportError:
        return None
    levels, sums = highs.lexicographic(count, rows)
    if sums is None:
        return "fails"
    for level, own in zip(levels, sums):
        least = float(best[level])
        if abs(own - least) > 1e-6 * (1 + least):
            return "differs"
    return "agrees"


def check(own, seed, numbers):
    """Solves and judges systems; one result each."""
    systems = [system(seed, number) for number in numbers]
    text = "".join(random_systems.dump(count, rows) for _, count, rows in systems)
    lines = subprocess.run([own, "batch"], input=text, check=True, capture_output=True,
                           text=True).stdout.splitlines()
    results = []
    for number, (family, count, rows), line in zip(numbers, systems, lines, strict=True):
        fields = line.split()
        values = [float(x) for x in fields[2:]]
        best = exact.optimum(count, rows, values)
        # Rows that must hold can in all of these systems, so a conflict is wrong.
        verdict = "wrong" if int(fields[1]) else exact.judge(rows, values, best)
        results.append({"number": number, "family": family, "size": count,
                        "microseconds": float(fields[0]), "verdict": verdict,
                        "highs": ask_highs(count, rows, best)})
    return results


def run(own, build, systems, seed, jobs, python):
    """The results of all systems, from what is kept and from as many processes as jobs."""
    digest = hashlib.sha256()
    for path in [own, __file__, random_systems.__file__, exact.__file__]:
        with open(path, "rb") as file:
            digest.update(file.read())
    folder = os.path.join(build, "random", f"{digest.hexdigest()[:12]}-{seed}")
    os.makedirs(folder, exist_ok=True)

    def chunk(first):
        count = min(CHUNK, systems - first)
        path = os.path.join(folder, f"{first}-{count}.json")
        if not os.path.exists(path):
            subprocess.run([python, __file__, "--own", own, "--seed", str(seed), "--first", str(first),
                            "--systems", str(count), "--out", path + ".part"], check=True,
                           stdout=subprocess.DEVNULL)
            os.replace(path + ".part", path)
        with open(path) as file:
            return json.load(file)

    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        return [result for results in pool.map(chunk, range(0, systems, CHUNK)) for result in results]


def slowest(results):
    """How many times the median of its size the slowest system took, and its number."""
    groups = {}
    for result in results:
        groups.setdefault(int(math.log2(result["size"]) * 2), []).append(result)
    worst = (0.0, None)
    for group in groups.values():
        median = statistics.median(r["microseconds"] for r in group)
        last = max(group, key=lambda r: r["microseconds"])
        worst = max(worst, (last["microseconds"] / median, last["number"]))
    return worst


def summary(results):
    """Verdicts of both oracles in words, and whether none is wrong."""
    verdicts = [r["verdict"] for r in results]
    highs = [r["highs"] for r in results]
    text = f"{verdicts.count('right') + verdicts.count('beyond')} right"
    if verdicts.count("beyond"):
        text += f" ({verdicts.count('beyond')} of them beyond the optimum by rounding)"
    text += f", {verdicts.count('wrong')} wrong"
    if any(highs):
        text += (f"; HiGHS agrees with {highs.count('agrees')}, errs on {highs.count('differs')}, "
                 f"fails on {highs.count('fails')}")
    return text, verdicts.count("wrong") == 0


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--own", required=True, help="the SolverBenchmarks executable")
    parser.add_argument("--build", help="the folder for results")
    parser.add_argument("--systems", type=int, default=10000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--first", type=int, help="check from this number on in this process")
    parser.add_argument("--out", help="with --first: the file for the results")
    parser.add_argument("--dump", type=int, help="print the system of this number and end")
    options = parser.parse_args()
    if options.dump is not None:
        print(random_systems.dump(*system(options.seed, options.dump)[1:]), end="")
        return
    if options.first is not None:
        numbers = range(options.first, options.first + options.systems)
        results = check(options.own, options.seed, numbers)
        with open(options.out or "/dev/stdout", "w") as file:
            json.dump(results, file)
        return
    results = run(os.path.abspath(options.own), options.build, options.systems, options.seed,
                  options.jobs, sys.executable)
    print(summary(results)[0])
    for result in results:
        if result["verdict"] != "right":
            print(f"  system {result['number']} ({result['family']}, {result['size']} variables): "
                  f"{result['verdict']}")
    ratio, number = slowest(results)
    print(f"slowest against the median of its size: {ratio:.1f} times, system {number}")


if __name__ == "__main__":
    main()
