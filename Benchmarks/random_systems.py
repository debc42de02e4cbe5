"""Random systems of constraints that look like layouts.

A system is its number of variables and its rows (relation, level, constant, terms): -1 for at most,
0 for equal, 1 for at least; level 0 is required, 1 and on are strengths downwards.
"""
import random

STRENGTHS = [1000.0, 750.0, 500.0, 250.0, 50.0]
LEVELS = [1, 1, 2, 2, 3, 4]


class System:
    def __init__(self, rng, target):
        self.rng, self.target = rng, target
        self.count, self.rows = 0, []

    def variable(self):
        self.count += 1
        return self.count - 1

    def add(self, relation, level, constant, *terms):
        self.rows.append((relation, level, float(constant), list(terms)))

    def view(self):
        left, width, right = self.variable(), self.variable(), self.variable()
        self.add(0, 0, 0, (1.0, right), (-1.0, left), (-1.0, width))
        return left, width, right

    def window(self):
        """A view at zero whose width is asked for."""
        view = self.view()
        self.add(0, 0, 0, (1.0, view[0]))
        self.add(0, self.rng.choice(LEVELS), -self.rng.randint(50, 900), (1.0, view[1]))
        return view


def nested(s):
    """Views in rows inside of views, some as wide as others, with inequalities at all levels."""
    rng = s.rng
    frontier = [s.window()]
    while s.count < s.target:
        parent = frontier.pop(0)
        previous, first = parent[0], None
        for _ in range(rng.randint(1, min(40, 2 + s.target // 6))):
            v = s.view()
            frontier.append(v)
            s.add(0, 0, -rng.randint(0, 12), (1.0, v[0]), (-1.0, previous))
            previous = v[2]
            kind = rng.random()
            if first is not None and kind < 0.4:
                factor = rng.choice([1.0, 1.0, 1.0, 2.0, 0.5, 1.0001])
                s.add(rng.choice([0, 0, 1, -1]), rng.choice(LEVELS), rng.choice([0, 0, 5]),
                      (1.0, v[1]), (-factor, first))
            first = first if first is not None else v[1]
            if kind < 0.7:
                size = rng.randint(10, 120)
                s.add(1, rng.choice(LEVELS), -size, (1.0, v[1]))
                s.add(-1, rng.choice(LEVELS), -size, (1.0, v[1]))
            elif kind < 0.85:
                s.add(rng.choice([0, 1, -1]), rng.choice(LEVELS), -rng.randint(10, 120),
                      (1.0, v[1]))
            if rng.random() < 0.5:
                s.add(1, rng.choice([0, 1]), 0, (1.0, v[1]))
        s.add(rng.choice([0, 0, 1]), rng.choice([0, 1, 1, 2]), -rng.randint(0, 12),
              (1.0, parent[2]), (-1.0, previous))


def near_parallel(s):
    """Rows of views whose widths are tied by factors next to one, along chains and to the first."""
    rng = s.rng
    factors = [1.0, 1.0001, 1.0001, 1.001, 1.00001]
    window = s.window()
    while s.count < s.target:
        previous, widths = window[0], []
        for _ in range(rng.randint(2, min(30, 2 + s.target // 6))):
            v = s.view()
            s.add(0, 0, -rng.randint(0, 12), (1.0, v[0]), (-1.0, previous))
            previous = v[2]
            for other in ([widths[-1]] if widths else []) + ([rng.choice(widths)] if widths else []):
                if rng.random() < 0.6:
                    s.add(rng.choice([0, 0, 1, -1]), rng.choice(LEVELS), rng.choice([0, 0, 0, 1]),
                          (1.0, v[1]), (-rng.choice(factors), other))
            if rng.random() < 0.4:
                s.add(rng.choice([0, 1, -1]), rng.choice(LEVELS), -rng.randint(10, 120),
                      (1.0, v[1]))
            if rng.random() < 0.3:
                s.add(1, 0, 0, (1.0, v[1]))
            widths.append(v[1])
        s.add(rng.choice([0, 0, 1]), rng.choice([0, 1, 1, 2]), -rng.randint(0, 12),
              (1.0, window[2]), (-1.0, previous))


def tied(s):
    """Groups of equal sizes whose members ask for the same few numbers at the same level."""
    rng = s.rng
    window = s.window()
    while s.count < s.target:
        level = rng.choice(LEVELS)
        shared = s.variable()
        previous = window[0]
        for _ in range(rng.randint(2, min(40, 2 + s.target // 4))):
            v = s.view()
            s.add(0, 0, -8, (1.0, v[0]), (-1.0, previous))
            previous = v[2]
            s.add(rng.choice([0, 0, 1]), rng.choice([0, level]), 0, (1.0, v[1]), (-1.0, shared))
            s.add(0, level, -rng.choice([20, 40, 40, 60]), (1.0, v[1]))
            if rng.random() < 0.3:
                s.add(1, rng.choice([0, level]), -rng.choice([0, 20]), (1.0, v[1]))
        s.add(rng.choice([0, 1]), rng.choice([level, 1, 2]), -8, (1.0, window[2]),
              (-1.0, previous))


def competing(s):
    """Columns of labels that share widths, sums of three and more, hugging and compression."""
    rng = s.rng
    window = s.window()
    while s.count < s.target:
        size = rng.randint(2, min(12, 2 + s.target // 6))
        widths = [s.variable() for _ in range(size)]
        total = [(1.0, w) for w in widths]
        s.add(rng.choice([0, -1, 1]), rng.choice([0, 1, 2]), rng.randint(0, 8) * size, *total,
              (-1.0, window[1]))
        for place, width in enumerate(widths):
            wish = rng.randint(1, 20) * 10
            s.add(1, rng.choice(LEVELS), -wish, (1.0, width))
            s.add(-1, rng.choice(LEVELS), -wish, (1.0, width))
            if place and rng.random() < 0.5:
                other = widths[rng.randrange(place)]
                s.add(rng.choice([0, 1, -1]), rng.choice(LEVELS), 0, (1.0, width),
                      (-rng.choice([1.0, 1.0, 2.0, 1.0 / 3]), other))
            if rng.random() < 0.5:
                s.add(1, 0, 0, (1.0, width))


FAMILIES = {f.__name__: f for f in (nested, near_parallel, tied, competing)}


def make(family, rng, target):
    """A random system of a family with at least a number of variables."""
    system = System(rng, target)
    FAMILIES[family](system)
    return system.count, system.rows


def dump(count, rows):
    """The system as the solver's dump."""
    lines = ["solver 1"] + [f"v {i}" for i in range(count)]
    for number, (relation, level, constant, terms) in enumerate(rows):
        text = " ".join(f"{c!r} {v}" for c, v in terms)
        lines.append(
            f"c {number} {'<=>'[relation + 1]} {STRENGTHS[level]} ab {constant!r} {text}")
    return "\n".join(lines) + "\nend\n"
