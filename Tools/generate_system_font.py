#!/usr/bin/env python3
"""Writes Sources/Typography/SystemFontTable*.swift: the advance widths of the system font.

  generate_system_font.py [--inter FOLDER] [--parameters FILE] [--output FOLDER]

FOLDER holds the open Inter fonts (Debian: fonts-inter). The parameter file holds what was fitted on
top of them, to widths of labels and buttons saved in public Interface Builder files:

  advance(text) = scale[weight] * Inter + text.offset + text.delta[letter]
  advance(display) = advance(text) + display.offset + display.class[kind] + display.delta[letter]
  width = size * (sum of advances + kern * Inter's kerning + characters * Apple's tracking(size))

all in em; the cut goes from text at 17 points to display at 28. The result is plain numbers, so that
nothing needs a font file at run time. Needs the Python package fonttools.
"""
import argparse
import json
import pathlib
import unicodedata

from fontTools.ttLib import TTFont

ROOT = pathlib.Path(__file__).resolve().parent.parent
UNITS = 2500  # of the table, per em
WEIGHTS = ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]
INTER = ["Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black"]
CUTS = ["text", "display"]
# Blocks of the table: first and last code point.
BLOCKS = [
    (0x0020, 0x007E), (0x00A0, 0x024F), (0x02B0, 0x02FF), (0x0370, 0x03FF), (0x0400, 0x052F),
    (0x1E00, 0x1EFF), (0x2000, 0x206F), (0x2070, 0x209F), (0x20A0, 0x20BF), (0x2100, 0x218F),
    (0x2190, 0x21FF), (0x2200, 0x22FF), (0x25A0, 0x25FF),
]
KERNED = [chr(c) for c in range(0x21, 0x7F)]
FIRST = 48  # of the 64 characters that digits of the table are written with


class Inter:
    """Advances and pair kerning of one Inter font, in em."""

    def __init__(self, path):
        font = TTFont(path)
        self.em = font["head"].unitsPerEm
        self.cmap = font.getBestCmap()
        self.metrics = font["hmtx"].metrics
        gpos = font["GPOS"].table
        lookups = sorted({
            i for f in gpos.FeatureList.FeatureRecord if f.FeatureTag == "kern"
            for i in f.Feature.LookupListIndex})
        self.tables = []
        for index in lookups:
            for table in gpos.LookupList.Lookup[index].SubTable:
                if hasattr(table, "ExtSubTable"):
                    table = table.ExtSubTable
                self.tables.append((table, {g: i for i, g in enumerate(table.Coverage.glyphs)}))

    def advance(self, code):
        glyph = self.cmap.get(code)
        return None if glyph is None else self.metrics[glyph][0] / self.em

    def kern(self, left, right):
        a, b = self.cmap.get(left), self.cmap.get(right)
        if a is None or b is None:
            return 0.0
        for table, coverage in self.tables:
            if a not in coverage:
                continue
            if table.Format == 1:
                for record in table.PairSet[coverage[a]].PairValueRecord:
                    if record.SecondGlyph == b:
                        return (record.Value1.XAdvance or 0) / self.em if record.Value1 else 0.0
            else:
                record = table.Class1Record[table.ClassDef1.classDefs.get(a, 0)].Class2Record[
                    table.ClassDef2.classDefs.get(b, 0)]
                value = record.Value1.XAdvance if record.Value1 else 0
                return (value or 0) / self.em
        return 0.0


def base(code):
    """The unaccented ASCII letter that a code point is kerned and corrected as, or itself."""
    folded = unicodedata.normalize("NFD", chr(code))[0]
    return folded if ord(folded) < 0x7F else chr(code)


# Letters of other scripts that are drawn like a Latin one take its correction.
ALIKE = dict(zip("АВЕКМНОРСТХЅІЈаеорсухѕіјΑΒΕΖΗΙΚΜΝΟΡΤΥΧο", "ABEKMHOPCTXSIJaeopcyxsijABEZHIKMNOPTYXo"))


def digits(value):
    value = max(0, min(4095, value))
    return chr(FIRST + value // 64) + chr(FIRST + value % 64)


def literal(text, indent="    "):
    """A raw multi-line string literal without line breaks in its value."""
    lines = [text[i:i + 92] for i in range(0, len(text), 92)]
    return '#"""\n' + "\\#\n".join(indent + line for line in lines) + "\n" + indent + '"""#'


def kind(letter):
    """The class of characters that the display cut changes alike."""
    if letter.isdigit():
        return "digit"
    if letter == " ":
        return "space"
    if letter.isupper():
        return "uppercase"
    return "lowercase" if letter.islower() else "other"


def advance_row(inter, cut, weight, parameters):
    row = []
    text, display = parameters["text"], parameters["display"]
    for first, last in BLOCKS:
        for code in range(first, last + 1):
            if code in (0x200B, 0x200C, 0x200D, 0x2060) or 0x202A <= code <= 0x202E:
                row.append(0)
                continue
            advance = inter.advance(code)
            if advance is None:
                row.append(4095)  # not in the table
                continue
            letter = ALIKE.get(chr(code), base(code))
            advance = parameters["scale"][weight] * advance + text["delta"].get(letter, 0.0)
            advance += text["offset"]
            if cut == "display":
                advance += display["offset"] + display["class"][kind(letter)]
                advance += display["delta"].get(letter, 0.0)
                if WEIGHTS.index(weight) >= WEIGHTS.index("semibold"):
                    advance += display["boldOffset"]
            row.append(round(max(0.0, advance) * UNITS))
    return "".join(digits(v) for v in row)


def kerning(inter, factor):
    matrix = [[round(factor * inter.kern(ord(a), ord(b)) * UNITS) for b in KERNED] for a in KERNED]
    rows = sorted(set(map(tuple, matrix)))
    row_class = [rows.index(tuple(r)) for r in matrix]
    columns = sorted(set(zip(*rows)))
    column_class = [columns.index(c) for c in zip(*rows)]
    values = [columns[j][i] for i in range(len(rows)) for j in range(len(columns))]
    assert max(len(rows), len(columns)) < 64 * 64
    return (
        "".join(map(digits, row_class)), "".join(map(digits, column_class)), len(columns),
        "".join(digits(v + 2048) for v in values))


HEADER = """// Made by Tools/generate_system_font.py from the Inter fonts and Tools/system-font-parameters.json.
// Do not edit.

"""


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--inter", default="/usr/share/fonts/opentype/inter", type=pathlib.Path)
    parser.add_argument("--parameters", default=ROOT / "Tools/system-font-parameters.json", type=pathlib.Path)
    parser.add_argument("--output", default=ROOT / "Sources/Typography", type=pathlib.Path)
    options = parser.parse_args()
    parameters = json.loads(options.parameters.read_text())
    for cut in CUTS:
        lines = [HEADER, "extension SystemFontTable {\n"]
        title = cut.capitalize()
        lines.append(f"  /// The {cut} cut's advances: a row a weight, two digits a code point.\n")
        lines.append(f"  static let {cut}Advances: [StaticString] = [\n")
        for weight, name in zip(WEIGHTS, INTER):
            inter = Inter(options.inter / f"Inter-{name}.otf")
            row = advance_row(inter, cut, weight, parameters)
            lines.append(f"    // {weight}\n    {literal(row)},\n")
        lines.append("  ]\n}\n")
        (options.output / f"SystemFontTable+{title}.swift").write_text("".join(lines))
    lines = [HEADER, "extension SystemFontTable {\n"]
    lines.append("  /// The blocks of code points that a row of advances covers, in the row's order.\n")
    lines.append("  static let blocks: [(first: UInt32, last: UInt32)] = [\n")
    for first, last in BLOCKS:
        lines.append(f"    (0x{first:04X}, 0x{last:04X}),\n")
    lines.append("  ]\n\n")
    for name, index in (("regular", 3), ("bold", 6)):
        left, right, columns, values = kerning(
            Inter(options.inter / f"Inter-{INTER[index]}.otf"), parameters["kern"])
        lines.append(f"  /// The pair kerning of {name} text, see `Kerning`.\n")
        lines.append(f"  static let {name}Kerning = Kerning(\n    left:\n      {literal(left, '      ')},\n")
        lines.append(f"    right:\n      {literal(right, '      ')},\n    columns: {columns},\n")
        lines.append(f"    values:\n      {literal(values, '      ')})\n\n")
    lines[-1] = lines[-1].rstrip("\n") + "\n}\n"
    (options.output / "SystemFontTable+Kerning.swift").write_text("".join(lines))


if __name__ == "__main__":
    main()
