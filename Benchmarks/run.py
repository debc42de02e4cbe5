"""Runs the solver's benchmarks against its peers, checks the bars, and draws the plot.

Prints the table, writes BUILD/solver.json and, with --plot FILE, an SVG of cost against size.
Peers are fetched by their package names into BUILD; one that cannot be had is left out and said
so, and its bars do not hold.
"""
import argparse
import json
import math
import os
import re
import statistics
import subprocess
import sys
import tarfile

import check_random

HERE = os.path.dirname(os.path.abspath(__file__))
NAMES = {"pliant": "Pliant", "kiwi": "kiwi", "highs": "HiGHS", "yoga": "Yoga"}

# The sizes that the window of W1 takes in turn, width and height, as in kiwi's own benchmark.
SIZES = [400, 600, 600, 400, 800, 1200, 1200, 800, 400, 800, 800, 400]


def run(*arguments, **options):
    return subprocess.run(arguments, check=True, capture_output=True, text=True, **options).stdout


def fetch(build):
    """Gets the peers. Returns the harness of kiwi and the interpreter with HiGHS, or None."""
    kiwi = os.path.join(build, "kiwi_harness")
    python = os.path.join(build, "venv", "bin", "python")
    downloads = os.path.join(build, "downloads")
    os.makedirs(downloads, exist_ok=True)
    try:
        if not os.path.exists(kiwi):
            run(sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--no-binary", "kiwisolver",
                "-d", downloads, "kiwisolver")
            archive = [f for f in os.listdir(downloads) if f.startswith("kiwisolver")][0]
            with tarfile.open(os.path.join(downloads, archive)) as tar:
                tar.extractall(build, filter="data")
            folder = os.path.join(build, archive.removesuffix(".tar.gz"))
            run("g++", "-O2", "-std=c++17", "-I", folder, "-o", kiwi,
                os.path.join(HERE, "Peers", "kiwi_harness.cpp"))
    except (subprocess.CalledProcessError, IndexError, OSError) as error:
        print("kiwi is not available:", error, file=sys.stderr)
        kiwi = None
    try:
        if not os.path.exists(python):
            run(sys.executable, "-m", "venv", os.path.join(build, "venv"))
            run(python, "-m", "pip", "install", "-q", "highspy", "gmpy2")
    except subprocess.CalledProcessError as error:
        print("HiGHS is not available:", error, file=sys.stderr)
        python = None
    return kiwi, python


def fetch_yoga(build, sources, harness):
    """Builds a harness of Yoga with Yoga's sources: those given, or those in the archive of poga."""
    if not sources:
        downloads = os.path.join(build, "downloads")
        os.makedirs(downloads, exist_ok=True)
        if not any(f.startswith("poga") for f in os.listdir(downloads)):
            run(sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--no-binary", "poga",
                "-d", downloads, "poga", timeout=300)
        archive = [f for f in os.listdir(downloads) if f.startswith("poga")][0]
        with tarfile.open(os.path.join(downloads, archive)) as tar:
            tar.extractall(build, filter="data")
        for folder, _, files in os.walk(os.path.join(build, archive.removesuffix(".tar.gz"))):
            if "Yoga.h" in files:
                sources = os.path.dirname(folder)
    files = [os.path.join(folder, f) for folder, _, names in os.walk(os.path.join(sources, "yoga"))
             for f in names if f.endswith(".cpp")]
    path = os.path.join(build, harness)
    run("g++", "-O2", "-std=c++20", "-DNDEBUG", "-I", sources, "-o", path,
        os.path.join(HERE, "Peers", f"{harness}.cpp"), *files)
    return path


def find_yoga(build, sources):
    """The harness of Yoga, or None."""
    yoga = os.path.join(build, "yoga_harness")
    if os.path.exists(yoga):
        return yoga
    try:
        return fetch_yoga(build, sources, "yoga_harness")
    except (subprocess.CalledProcessError, subprocess.TimeoutExpired, IndexError, TypeError,
            OSError) as error:
        print("Yoga is not available:", error, file=sys.stderr)
        return None


class Runner:
    def __init__(self, build, own, rounds, yoga):
        self.build, self.own, self.rounds = build, own, rounds
        self.yoga = find_yoga(build, yoga)
        self.kiwi, self.python = fetch(build)
        self.rows, self.bars = [], []

    def export(self, family, size):
        path = os.path.join(self.build, f"{title(family, size).replace(' ', '-')}.txt")
        with open(path, "w") as file:
            file.write(run(self.own, "export", family, str(size)))
        return path

    def measure(self, engine, kind, family, size, count, *more):
        """The median and mean in microseconds, the checksum, and what else the engine prints.

        Last comes the sum of the weighted errors, except for HiGHS and Yoga.
        """
        if engine == "pliant":
            command = [self.own, kind, family, str(size), str(count), *map(str, more)]
        else:
            path = self.export(family, size) if engine != "yoga" else None
            if engine == "yoga":
                twin = {"W2": "chain", "W3": "form", "W4": "nested"}[family]
                command = [self.yoga, twin, str(size), str(count)]
            elif engine == "kiwi":
                values = map(str, more)
                command = [self.kiwi, path, kind]
                command += [str(count), *values] if kind == "resize" else [*values, str(count)]
            else:
                command = [self.python, os.path.join(HERE, "Peers", "highs.py"), kind, path,
                           str(count)]
        return [float(x) for x in run(*command).splitlines()[-1].split()]

    def compare(self, kind, family, size, count, peers=(), drag=None, limit=None,
                ambiguous=False):
        """Measures engines in turn, several rounds, and keeps each one's least median."""
        result = {}
        available = {"kiwi": self.kiwi, "highs": self.python, "yoga": self.yoga}
        engines = ["pliant"] + [peer for peer in peers if available[peer]]
        for _ in range(self.rounds):
            for engine in engines:
                own_kind = "cross" if drag and drag[2] and engine == "pliant" else kind
                more = []
                if kind == "drag" and engine != "pliant":
                    more = drag[:2]
                if kind == "resize" and engine == "kiwi":
                    more = SIZES
                if kind == "toggle" and engine == "pliant":
                    more = [limit or size * 2]
                repetitions = count if engine == "pliant" else max(1, count // peers[engine])
                if kind == "drag":
                    repetitions = count
                numbers = self.measure(engine, own_kind, family, size, repetitions, *more)
                # Pivots come in bursts: what crosses breakpoints is judged by the mean.
                value = numbers[1] if drag and drag[2] else numbers[0]
                if engine not in result or value < result[engine][0]:
                    result[engine] = (value, *numbers[1:])
        own = result["pliant"]
        for engine, numbers in result.items():
            # The twins of Yoga are other trees, and toggles and drags end on other states.
            # Where several solutions are best, it is the errors that compare.
            place, allowance = (-1, 1e-9) if ambiguous else (2, 1e-6)
            agrees = engine == "yoga" or kind not in ("build", "resize") or (
                abs(numbers[place] - own[place]) <= allowance * (1 + abs(own[place])))
            # What is required must hold, and drags must end where fresh builds do.
            if engine == "pliant":
                agrees = agrees and numbers[3] <= 1e-6 and numbers[4] <= 1e-6
            self.rows.append(
                {"kind": "cross" if drag and drag[2] else kind, "family": family, "size": size,
                 "name": title(family, size),
                 "engine": engine, "microseconds": numbers[0], "checksum": numbers[2],
                 "agrees": agrees, "violation": own[3] if engine == "pliant" else None})
        return {engine: numbers[0] for engine, numbers in result.items()}

    def bar(self, name, required, measured, holds):
        self.bars.append({"name": name, "required": required, "measured": measured,
                          "holds": bool(holds)})

    def ratio_bar(self, name, times, peer, least):
        if peer not in times:
            self.bar(name, f"at least {least} times faster", f"{peer} not available", False)
            return
        ratio = times[peer] / times["pliant"]
        self.bar(name, f"at least {least} times faster", f"{ratio:.1f} times", ratio >= least)

    def instructions(self, family, size):
        """The instructions of one build: the difference of runs with three and with one."""
        counts = []
        for repetitions in (1, 3):
            out = os.path.join(self.build, "callgrind.out")
            done = subprocess.run(
                ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}", self.own, "build",
                 family, str(size), str(repetitions)], capture_output=True, text=True, check=True)
            counts.append(int(re.search(r"refs:\s+([\d,]+)", done.stderr)[1].replace(",", "")))
        return (counts[1] - counts[0]) / 2


def title(family, size):
    """The name of a workload: its family and size, or that of the file that it is in."""
    if family.endswith(".txt"):
        return os.path.splitext(os.path.basename(family))[0]
    return f"{family} {size}"


def boxes(depth):
    return 2 ** (depth + 1) - 1


def exponent(size0, cost0, size1, cost1):
    return math.log(cost1 / cost0) / math.log(size1 / size0)


# Colour and the shape of the points, so that the lines differ without colour, too.
STYLES = {"pliant": ("#1d5fd1", "circle"), "kiwi": ("#d9730d", "square"),
          "highs": ("#6b7688", "diamond"), "yoga": ("#2e9160", "triangle")}
LEGEND = {"pliant": "Pliant", "kiwi": "kiwi (Cassowary)", "highs": "HiGHS (linear programming)",
          "yoga": "Yoga (flexbox twin, layout alone)"}
FAMILIES = [("W2", "Row of equally wide views", "views"),
            ("W3", "Form of labels and fields", "rows"), ("W4", "Boxes inside boxes", "boxes")]


def marker(shape, x, y, color):
    """A point of a line, as SVG."""
    style = f'fill="{color}" stroke="#ffffff" stroke-width="1"'
    if shape == "circle":
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" {style}/>'
    shapes = {"square": [(-3.6, -3.6), (3.6, -3.6), (3.6, 3.6), (-3.6, 3.6)],
              "diamond": [(0, -5), (5, 0), (0, 5), (-5, 0)],
              "triangle": [(0, -4.6), (4.6, 3.6), (-4.6, 3.6)]}
    corners = " ".join(f"{x + dx:.1f},{y + dy:.1f}" for dx, dy in shapes[shape])
    return f'<polygon points="{corners}" {style}/>'


def duration(decade):
    """A power of ten of microseconds in words."""
    unit = min(max(decade // 3, 0), 2)
    return f"{10 ** (decade - 3 * unit):g} {['µs', 'ms', 's'][unit]}"


def grouped(number):
    """A whole number with thin gaps between its thousands."""
    return f"{number:,}".replace(",", "\u202f")


def plot(rows, path):
    """Cost of a build against size, logarithmic on both axes, one panel a family."""
    points = {family: {} for family, _, _ in FAMILIES}
    for row in rows:
        if row["family"] in points and row["kind"] == "build":
            size = boxes(row["size"]) if row["family"] == "W4" else row["size"]
            line = points[row["family"]].setdefault(row["engine"], {})
            line[size] = min(row["microseconds"], line.get(size, math.inf))
    costs = [cost for family in points.values() for line in family.values()
             for cost in line.values()]
    low, high = math.floor(math.log10(min(costs))), math.ceil(math.log10(max(costs)))
    left, width, gap, top, height = 62, 264, 30, 96, 300
    total, bottom = left + 3 * width + 2 * gap + 20, top + height
    out = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{total}" height="{bottom + 74}" '
           f'viewBox="0 0 {total} {bottom + 74}" font-family="Inter, Helvetica, Arial, sans-serif" '
           'font-size="11" fill="#2b3340" role="img">',
           '<title>Time to build and solve a layout against its size</title>',
           '<rect width="100%" height="100%" fill="#ffffff"/>',
           f'<text x="{left}" y="26" font-size="16" font-weight="bold">'
           'Time to build and solve a layout</text>']
    x = left
    for engine, (color, shape) in STYLES.items():
        if not any(engine in family for family in points.values()):
            continue
        out.append(f'<line x1="{x}" y1="48" x2="{x + 24}" y2="48" stroke="{color}" '
                   'stroke-width="2.2"/>')
        out.append(marker(shape, x + 12, 48, color))
        out.append(f'<text x="{x + 31}" y="52" font-size="12">{LEGEND[engine]}</text>')
        x += 52 + 6.3 * len(LEGEND[engine])

    for panel, (family, name, unit) in enumerate(FAMILIES):
        origin, lines = left + panel * (width + gap), points[family]
        sizes = sorted({size for line in lines.values() for size in line})
        if not sizes:
            continue
        first, last = math.log10(sizes[0]), math.log10(sizes[-1])

        def place(size, cost):
            share = (math.log10(size) - first) / max(last - first, 1e-9)
            return (origin + 14 + share * (width - 28),
                    bottom - (math.log10(cost) - low) / max(high - low, 1) * height)

        out.append(f'<text x="{origin}" y="{top - 14}" font-size="13" font-weight="bold">'
                   f'{name}</text>')
        for decade in range(low, high + 1):
            y = place(sizes[0], 10 ** decade)[1]
            out.append(f'<line x1="{origin}" y1="{y:.1f}" x2="{origin + width}" y2="{y:.1f}" '
                       f'stroke="{"#aab2bf" if decade == low else "#e4e8ee"}"/>')
            if panel == 0:
                out.append(f'<text x="{origin - 8}" y="{y + 4:.1f}" text-anchor="end" '
                           f'fill="#5b6574">{duration(decade)}</text>')
        for size in sizes:
            x = place(size, 1)[0]
            out.append(f'<line x1="{x:.1f}" y1="{bottom}" x2="{x:.1f}" y2="{bottom + 4}" '
                       'stroke="#aab2bf"/>')
            out.append(f'<text x="{x:.1f}" y="{bottom + 17}" text-anchor="middle" '
                       f'fill="#5b6574">{grouped(size)}</text>')
        out.append(f'<text x="{origin + width / 2}" y="{bottom + 34}" text-anchor="middle" '
                   f'fill="#5b6574">{unit}</text>')
        # How far the first is from kiwi where kiwi was measured last.
        if "kiwi" in lines and "pliant" in lines:
            size = max(set(lines["kiwi"]) & set(lines["pliant"]))
            x, y0 = place(size, lines["kiwi"][size])
            _, y1 = place(size, lines["pliant"][size])
            ratio = lines["kiwi"][size] / lines["pliant"][size]
            digits = max(0, math.floor(math.log10(ratio)) - 1)
            out.append(f'<line x1="{x:.1f}" y1="{y0 + 7:.1f}" x2="{x:.1f}" y2="{y1 - 7:.1f}" '
                       'stroke="#9aa4b2" stroke-dasharray="2 3"/>')
            out.append(f'<text x="{x - 7:.1f}" y="{(y0 + 4 * y1) / 5:.1f}" text-anchor="end" '
                       'fill="#5b6574" stroke="#ffffff" stroke-width="4" paint-order="stroke">'
                       f'{grouped(round(ratio / 10 ** digits) * 10 ** digits)} ×</text>')
        for engine in reversed(STYLES):
            color, shape = STYLES[engine]
            places = [place(*point) for point in sorted(lines.get(engine, {}).items())]
            if len(places) > 1:
                corners = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
                out.append(f'<polyline points="{corners}" fill="none" stroke="{color}" '
                           'stroke-width="2.2" stroke-linejoin="round"/>')
            out += [marker(shape, x, y, color) for x, y in places]
    out.append(f'<text x="{left}" y="{bottom + 60}" fill="#5b6574">'
               'Medians on one core; both axes are logarithmic. Dotted: kiwi’s time as a multiple of '
               'Pliant’s.</text>')
    out.append("</svg>")
    with open(path, "w") as file:
        file.write("\n".join(out) + "\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--build", required=True, help="the folder for peers and results")
    parser.add_argument("--own", required=True, help="the SolverBenchmarks executable")
    parser.add_argument("--plot", help="where to write the SVG")
    parser.add_argument("--yoga", help="a folder with Yoga's sources, for the flex twins")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--systems", type=int, default=10000, help="random systems to check")
    parser.add_argument("--suggestions", type=int, default=1000000,
                        help="suggestions over which drift is measured")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(),
                        help="processes that check random systems")
    parser.add_argument("--no-instructions", action="store_true", help="do not run valgrind")
    options = parser.parse_args()
    os.makedirs(options.build, exist_ok=True)
    r = Runner(options.build, options.own, options.rounds, options.yoga)
    k, h = {"kiwi": 10}, {"highs": 10}
    both = {"kiwi": 10, "highs": 10}

    r.compare("build", "W1", 37, 300, k, ambiguous=True)
    r.compare("resize", "W1", 37, 300, {"kiwi": 1}, ambiguous=True)
    # Builds enough that the median is not one of the first, which wait for fresh pages of memory.
    w2 = {n: r.compare("build", "W2", n, c, p) for n, c, p in [
        (10, 300, k), (30, 200, k), (100, 100, {**both, "yoga": 1}), (300, 50, k),
        (1000, 40, {"highs": 10, "yoga": 1}), (10000, 9, {"yoga": 1})]}
    w3 = {n: r.compare("build", "W3", n, c, p) for n, c, p in [
        (10, 200, k), (30, 100, k), (100, 50, {"kiwi": 50, "highs": 10, "yoga": 1}),
        (300, 30, {}), (1000, 20, {**h, "yoga": 1}), (10000, 9, {})]}
    w4 = {n: r.compare("build", "W4", n, c, p) for n, c, p in [
        (4, 200, k), (6, 100, k), (8, 50, {"kiwi": 50, "yoga": 1}), (10, 15, {"yoga": 1}),
        (12, 9, {"yoga": 1})]}
    screens = os.path.join(HERE, "Screens")
    for name in sorted(os.listdir(screens)):
        r.compare("build", os.path.join(screens, name), 0, 100, {"kiwi": 5}, ambiguous=True)

    r.ratio_bar("build W2 300 against kiwi", w2[300], "kiwi", 200)
    r.ratio_bar("build W3 100 against kiwi", w3[100], "kiwi", 2000)
    r.ratio_bar("build W4 D6 against kiwi", w4[6], "kiwi", 200)
    r.ratio_bar("build W3 1000 against HiGHS", w3[1000], "highs", 25)
    r.ratio_bar("build W2 10 against kiwi", w2[10], "kiwi", 4)
    r.ratio_bar("build W3 10 against kiwi", w3[10], "kiwi", 40)

    for name, times, most in [("W2 1000", w2[1000], 1), ("W3 1000", w3[1000], 1),
                              ("W4 D8", w4[8], 1.5)]:
        if "yoga" in times:
            ratio = times["pliant"] / times["yoga"]
            r.bar(f"build {name} against Yoga", f"at most {most:g} of its time", f"{ratio:.2f}",
                  ratio <= most)
        else:
            r.bar(f"build {name} against Yoga", f"at most {most:g} of its time",
                  "Yoga not available", False)

    for family, ends, size in [("W2", (100, 1000, 10000), None), ("W3", (100, 1000, 10000), None),
                               ("W4", (6, 8, 12), boxes)]:
        times = {"W2": w2, "W3": w3, "W4": w4}[family]
        sizes = [boxes(n) if size else n for n in ends]
        growth = max(exponent(sizes[i], times[ends[i]]["pliant"], sizes[i + 1],
                              times[ends[i + 1]]["pliant"]) for i in range(2))
        r.bar(f"growth of {family} in time", "exponent at most 1.15", f"{growth:.2f}",
              growth <= 1.15)
        if not options.no_instructions:
            counts = [r.instructions(family, n) for n in ends]
            growth = max(exponent(sizes[i], counts[i], sizes[i + 1], counts[i + 1])
                         for i in range(2))
            r.bar(f"growth of {family} in instructions", "exponent at most 1.1", f"{growth:.2f}",
                  growth <= 1.1)

    base = w3[1000]["pliant"]
    for family, size, small, bar in [("F1", 1000, 300, 7), ("F2", 12, 10, 10), ("F5", 1000, 300, 20),
                                     ("F3", 1000, 300, 199), ("F4", 1000, 300, 73)]:
        # Measured next to each other, so that a busy machine slows both.
        base = r.compare("build", "W3", 1000, 10, {})["pliant"]
        big = r.compare("build", family, size, 7, {})["pliant"]
        little = r.compare("build", family, small, 7, {})["pliant"]
        growth = exponent(boxes(small) if family == "F2" else small, little,
                          boxes(size) if family == "F2" else size, big)
        r.bar(f"{family} {size} as a ratio to W3 1000", f"at most {bar / 5:g}",
              f"{big / base:.2f}, growth {growth:.2f}", big / base <= bar / 5)

    for family, size, low, high, least in [
            ("W2", 100, 1.2 * 1808, 4 * 1808, 5), ("W3", 100, 240, 800, 15),
            ("W4", 8, 12000, 20000, 15)]:
        times = r.compare("drag", family, size, 1000, k, drag=(low, high, False))
        r.ratio_bar(f"drag {family} {size} against kiwi", times, "kiwi", least)
    times = r.compare("drag", "W2", 100, 1000, k, drag=(0.8 * 1808, 4 * 1808, True))
    r.ratio_bar("drag crossing minima W2 100 against kiwi", times, "kiwi", 200)

    times = r.compare("toggle", "W3", 30, 50, {"kiwi": 10})
    r.ratio_bar("toggle W3 30 against kiwi", times, "kiwi", 300)
    share = times["pliant"] / w3[30]["pliant"]
    r.bar("toggle W3 30 against the own build", "at most 0.8", f"{share:.2f}", share <= 0.8)
    share = r.compare("toggle", "W3", 1000, 20, {}, limit=20)["pliant"] / base
    r.bar("toggle of 20 of 1000 rows against the own build", "at most 0.1", f"{share:.2f}",
          share <= 0.1)

    megabytes = float(run(r.own, "memory", "W3", "1000").split()[-1])
    r.bar("peak memory of W3 1000", "at most 25 MB", f"{megabytes:.1f} MB", megabytes <= 25)

    for family, size in [("W2", 100), ("W3", 30), ("W4", 6)]:
        count = options.suggestions
        mean, drift, early, late = map(
            float, run(r.own, "endure", family, str(size), str(count)).split())
        r.bar(f"drift over {grouped(count)} suggestions, {family} {size}", "below 1e-6",
              f"{drift:.1e}, {mean:.1f} microseconds each", drift < 1e-6)
        r.bar(f"growth of memory over them, {family} {size}", "at most 512 KiB",
              f"{late - early:.0f} KiB of {late:.0f}", late - early <= 512)

    checked = check_random.run(os.path.abspath(options.own), options.build, options.systems, 1,
                               options.jobs, r.python or sys.executable)
    text, holds = check_random.summary(checked)
    r.bar(f"{options.systems} random systems of 10 to 2000 variables",
          "the optimum of every level within 1e-6", text, holds)
    ratio, _ = check_random.slowest(checked)
    r.bar("slowest random system against the median of its size", "at most 50 times",
          f"{ratio:.1f} times", ratio <= 50)

    print(f"{'kind':8}{'workload':38}{'engine':8}{'microseconds':>14}  result")
    for row in r.rows:
        print(f"{row['kind']:8}{row['name']:38}{NAMES[row['engine']]:8}{row['microseconds']:14.1f}  "
              f"{'agrees' if row['agrees'] else 'DIFFERS'}")
    print()
    for bar in r.bars:
        print(f"{'holds ' if bar['holds'] else 'MISSED'}  {bar['name']}: {bar['measured']} "
              f"({bar['required']})")
    with open(os.path.join(options.build, "solver.json"), "w") as file:
        json.dump({"bars": r.bars, "rows": r.rows}, file, indent=1)
    if options.plot:
        plot(r.rows, options.plot)


if __name__ == "__main__":
    main()
