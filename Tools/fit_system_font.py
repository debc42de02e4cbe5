#!/usr/bin/env python3
"""Fits the system font's widths to saved ones and writes Tools/system-font-parameters.json.

  fit_system_font.py WIDTHS.tsv [--start FILE] [--inter FOLDER] [--write]

WIDTHS.tsv has a header and, tab-separated: text, weight (regular, bold, ...), point size, width in
points as Interface Builder saved it, and the pixel grid it was rounded up to, in points (1, 0.5 or
0.333). FILE (by default the present parameters) is where the fit starts from, and what it is drawn back
to where the widths say little; see Tools/generate_system_font.py for the model. Prints how well widths
are met that the fit has not seen (five folds, a text in one fold only; honest only when FILE has not
seen them either), then the same for all widths together; with --write it writes the parameters fitted
to all. Needs the Python packages fonttools and numpy.
"""
import argparse
import hashlib
import json
import math
import pathlib

import generate_system_font as generator
import numpy as np

PARAMETERS = generator.ROOT / "Tools/system-font-parameters.json"
# Apple's tracking by point size, in thousandths of an em; the same figures as in Tracking.swift.
TRACKING = {
    6: 41, 7: 34, 8: 26, 9: 19, 10: 12, 11: 6, 12: 0, 13: -6, 14: -11, 15: -16, 16: -20, 17: -26, 18: -25,
    19: -24, 20: -23, 21: -18, 22: -12, 23: -4, 24: 3, 25: 6, 26: 8, 27: 11, 28: 14, 30: 14, 31: 13, 32: 13,
    33: 12, 34: 12, 35: 11, 36: 10, 40: 10, 41: 9, 43: 9, 44: 8, 48: 8, 49: 7, 51: 7, 52: 6, 56: 6, 58: 5,
    60: 4, 64: 4, 66: 3, 68: 2, 72: 2, 76: 1, 80: 0,
}
KINDS = ["digit", "space", "uppercase", "lowercase", "other"]
# How strongly each group of parameters is held to its present value.
HOLD = {"kern": 20, "scale": 2000, "text": 10000, "offset": 2000, "display": 100, "bold": 300, "kind": 100,
        "delta": 1000}
OUTLIER = 0.5  # points, beyond which a difference counts less than its square


def letter(character):
    return generator.ALIKE.get(character, generator.base(ord(character)))


class Model:
    """The widths as a matrix: a row a text, a column a parameter."""

    def __init__(self, rows, parameters, folder):
        self.rows, self.parameters = rows, parameters
        self.letters = sorted(
            {letter(c) for text, *_ in rows for c in text}
            | set(parameters["text"]["delta"]) | set(parameters["display"]["delta"]))
        self.fonts = {
            w: generator.Inter(folder / f"Inter-{n}.otf") for w, n in zip(generator.WEIGHTS, generator.INTER)}
        p = parameters
        names, start, hold = [], [], []

        def add(group, name, value):
            names.append(name)
            start.append(value)
            hold.append(HOLD[group])

        add("kern", ("kern",), p["kern"])
        for w in generator.WEIGHTS:
            add("scale", ("scale", w), p["scale"][w])
        add("offset", ("text", "offset"), p["text"]["offset"])
        add("display", ("display", "offset"), p["display"]["offset"])
        add("bold", ("display", "boldOffset"), p["display"]["boldOffset"])
        for k in KINDS:
            add("kind", ("display", "class", k), p["display"]["class"][k])
        for cut, group in (("text", "text"), ("display", "delta")):
            for c in self.letters:
                add(group, (cut, "delta", c), p[cut]["delta"].get(c, 0.0))
        self.names, self.start, self.hold = names, np.array(start), np.array(hold, float)
        column = {n: i for i, n in enumerate(names)}
        self.matrix = np.zeros((len(rows), len(names)))
        self.constant = np.zeros(len(rows))
        for i, (text, weight, size, _, _) in enumerate(rows):
            share = min(1, max(0, (size - 17) / 11))
            inter = self.fonts[weight]
            bold = generator.WEIGHTS.index(weight) >= generator.WEIGHTS.index("semibold")
            kerned = self.fonts["bold" if bold else "regular"]
            row = self.matrix[i]
            row[column[("kern",)]] = sum(kerned.kern(ord(a), ord(b)) for a, b in zip(text, text[1:]))
            row[column[("scale", weight)]] = sum(inter.advance(ord(c)) or 0.6 for c in text)
            row[column[("text", "offset")]] = len(text)
            row[column[("display", "offset")]] = share * len(text)
            row[column[("display", "boldOffset")]] = share * len(text) if bold else 0
            for c in map(letter, text):
                row[column[("display", "class", generator.kind(c))]] += share
                row[column[("text", "delta", c)]] += 1
                row[column[("display", "delta", c)]] += share
            row *= size
            sizes = sorted(TRACKING)
            track = np.interp(size, sizes, [TRACKING[s] for s in sizes]) / 1000
            self.constant[i] = size * track * len(text)
        self.high = np.array([r[3] for r in rows])
        self.low = self.high - np.array([r[4] for r in rows])
        self.importance = np.array([1 / max(1, r[2] / 20) ** 1.6 for r in rows])

    def fit(self, chosen):
        """Parameters by repeated least squares: within the grid step everything is right."""
        a, b = self.matrix[chosen], self.constant[chosen]
        values = self.start.copy()
        for _ in range(60):
            width = a @ values + b
            target = np.clip(width, self.low[chosen], self.high[chosen])
            weight = self.importance[chosen] / np.sqrt(1 + ((width - target) / OUTLIER) ** 2)
            left = a.T @ (weight[:, None] * a) + np.diag(self.hold)
            step = a.T @ (weight * (target - b)) + self.hold * self.start
            values = np.linalg.solve(left, step)
        return values

    def errors(self, values, chosen):
        widths = self.matrix[chosen] @ values + self.constant[chosen]
        return np.array([
            abs(math.ceil(w / self.rows[i][4] - 1e-6) * self.rows[i][4] - self.rows[i][3])
            for w, i in zip(widths, chosen)])


def report(title, rows, errors):
    for name, wanted in (("below 20 pt", lambda r: r[2] < 20), ("20 pt and above", lambda r: r[2] >= 20)):
        chosen = np.array([wanted(r) for r in rows])
        if chosen.any():
            e = errors[chosen]
            print(f"{title}, {name}: {len(e)} texts, median {np.median(e):.2f} pt, mean {e.mean():.2f},"
                  f" within 1 pt {100 * np.mean(e <= 1.001):.0f} %")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("widths", type=pathlib.Path)
    parser.add_argument("--start", default=PARAMETERS, type=pathlib.Path)
    parser.add_argument("--inter", default="/usr/share/fonts/opentype/inter", type=pathlib.Path)
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    rows = []
    for line in options.widths.read_text().splitlines()[1:]:
        text, weight, size, width, grid = line.split("\t")
        rows.append((text, weight, float(size), float(width), float(grid)))
    model = Model(rows, json.loads(options.start.read_text()), options.inter)
    everything = np.arange(len(rows))
    report("as it is", rows, model.errors(model.start, everything))
    fold = np.array([int(hashlib.md5(r[0].encode()).hexdigest(), 16) % 5 for r in rows])
    unseen = np.zeros(len(rows))
    for f in range(5):
        unseen[fold == f] = model.errors(model.fit(np.where(fold != f)[0]), np.where(fold == f)[0])
    report("unseen", rows, unseen)
    values = model.fit(everything)
    report("fitted to all", rows, model.errors(values, everything))
    if options.write:
        parameters = model.parameters
        for name, value in zip(model.names, values):
            place = parameters
            for key in name[:-1]:
                place = place[key]
            place[name[-1]] = round(float(value), 5)
        PARAMETERS.write_text(json.dumps(parameters, indent=1, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
