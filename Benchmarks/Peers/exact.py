"""The lexicographic optimum of a system in exact rational arithmetic, and the judgement of results.

It goes from the vertex next to a given result to the optimum, so where the result is right it only
proves it. Rows are (relation, level with 0 for what must hold, constant, terms), as in highs.py;
a number is taken as the simplest fraction whose nearest double it is.
"""
import fractions
import functools

try:
    # Several times faster.
    from gmpy2 import mpq as Fraction
except ImportError:
    from fractions import Fraction

RISE, FALL = 1, -1


@functools.lru_cache(maxsize=None)
def rational(number):
    """The fraction with a denominator up to a million that a double stands for, or its own."""
    exact = fractions.Fraction(number)
    simple = exact.limit_denominator(1_000_000)
    best = simple if float(simple) == number else exact
    return Fraction(best.numerator, best.denominator)


class Vertex:
    """The errors of all rows as sums over the errors of as many tight rows as there are variables.

    The row `variable = 0` of each variable comes after the given ones; it costs nothing.
    """

    def __init__(self, count, rows, values):
        self.rows = rows
        self.constants, self.entries = [], []
        for _, _, constant, terms in rows:
            row = {}
            for coefficient, variable in terms:
                row[variable] = row.get(variable, 0) + rational(coefficient)
            self.constants.append(rational(constant))
            self.entries.append({v: c for v, c in row.items() if c})
        for variable in range(count):
            self.constants.append(Fraction(0))
            self.entries.append({variable: Fraction(1)})
        self.side = [0] * len(self.entries)
        self.locked = set()
        # Columns are codes: a variable as its complement, a tight row as it is.
        self.entries = [{~v: c for v, c in row.items()} for row in self.entries]
        self.users = {}
        for row, entries in enumerate(self.entries):
            for column in entries:
                self.users.setdefault(column, set()).add(row)
        # The rows that nearly hold go first, short ones before long ones.
        order = []
        for number, (_, level, constant, terms) in enumerate(rows):
            sizes = [c * values[v] for c, v in terms]
            error = abs(constant + sum(sizes))
            if error <= 1e-7 * (1 + abs(constant) + sum(map(abs, sizes))):
                order.append((level, len(terms), number))
        for _, _, number in sorted(order):
            self.put_tight(number)
        for variable in range(count):
            if ~variable in self.users and self.users[~variable]:
                self.put_tight(len(rows) + variable)

    def put_tight(self, row):
        """Makes a row tight in place of a variable, unless it depends on tight ones."""
        best = None
        for column in self.entries[row]:
            if column < 0:
                cost = len(self.users[column])
                if best is None or cost < best[0]:
                    best = (cost, column)
        if best is not None:
            self.exchange(row, best[1])

    def exchange(self, row, column):
        """Makes a row tight in place of a column."""
        entries = self.entries[row]
        pivot = entries.pop(column)
        # error = constant + pivot * column + rest, so the column is (error - constant - rest) / pivot.
        replaced = {c: -x / pivot for c, x in entries.items()}
        replaced[row] = 1 / pivot
        shift = -self.constants[row] / pivot
        for other in self.users.pop(column):
            if other == row:
                continue
            target = self.entries[other]
            factor = target.pop(column)
            self.constants[other] += factor * shift
            for c, x in replaced.items():
                value = target.get(c, 0) + factor * x
                if value:
                    target[c] = value
                    self.users.setdefault(c, set()).add(other)
                elif c in target:
                    del target[c]
                    self.users[c].discard(other)
        for c in entries:
            self.users[c].discard(row)
        if column >= 0:
            # It is tight no more.
            self.entries[column], self.constants[column] = replaced, shift
            for c in entries:
                self.users[c].add(column)
        self.entries[row] = {}
        self.users[row] = self.users.get(row, set()) | ({column} if column >= 0 else set())
        self.constants[row] = Fraction(0)

    def costs(self, row, part):
        """Whether a row has an error where it is above (RISE) or below zero (FALL)."""
        if row >= len(self.rows):
            return False
        relation = self.rows[row][0]
        return relation == 0 or relation == -part

    def level(self, row):
        return self.rows[row][1] if row < len(self.rows) else None

    def slopes(self, members, level):
        """How the sum of the errors of a level changes along each direction that is open."""
        sums = {}
        for row in members:
            side = self.side[row]
            if side and self.costs(row, side):
                for column, x in self.entries[row].items():
                    sums[column] = sums.get(column, 0) + side * x
        tight = set(sums) | {row for row in members if not self.side[row]}
        result = []
        for column in tight:
            for part in (RISE, FALL):
                if (column, part) in self.locked:
                    continue
                own = self.level(column) == level and self.costs(column, part)
                slope = (1 if own else 0) + part * sums.get(column, 0)
                result.append((slope, column, part))
        return result

    def minimize(self, level):
        """Finds the least sum of errors of a level and locks what would make it greater."""
        members = [row for row, r in enumerate(self.rows) if r[1] == level]
        for row in members:
            self.side[row] = 0
            if row not in self.users:
                constant = self.constants[row]
                relation = self.rows[row][0]
                self.side[row] = (constant > 0) - (constant < 0) or relation or RISE
        stalled = 0
        while True:
            improving = [s for s in self.slopes(members, level) if s[0] < 0]
            if not improving:
                break
            # The steepest direction; where it stalls the first one, which cannot cycle (Bland).
            if stalled < 30:
                _, column, part = min(improving)
            else:
                _, column, part = min(improving, key=lambda s: s[1:])
            best = None
            for row in self.users[column]:
                side = self.side[row]
                rate = part * self.entries[row][column]
                if side * rate >= 0:
                    continue
                step = abs(self.constants[row] / rate)
                if best is None or (step, row) < best:
                    best = (step, row)
            step, leaving = best
            stalled = stalled + 1 if step == 0 else 0
            self.exchange(leaving, column)
            self.side[leaving] = 0
            if column < len(self.rows) and self.rows[column][1] <= level:
                self.side[column] = part
        for slope, column, part in self.slopes(members, level):
            if slope > 0:
                self.locked.add((column, part))
        for row in members:
            if self.side[row]:
                self.locked.add((row, -self.side[row]))
        return sum((abs(self.constants[row]) for row in members
                    if self.side[row] and self.costs(row, self.side[row])), Fraction(0))


def optimum(count, rows, values):
    """The least sums of errors by level, that of what must hold (level 0) first.

    `values` is a result to begin from.
    """
    vertex = Vertex(count, rows, values)
    levels = sorted({level for _, level, _, _ in rows} | {0})
    return {level: vertex.minimize(level) for level in levels}


def errors(rows, values):
    """The sums of errors by level of a result; for what must hold (level 0) the largest error."""
    sums = {0: 0.0}
    for relation, level, constant, terms in rows:
        error = constant + sum(c * values[v] for c, v in terms)
        if (relation > 0 and error > 0) or (relation < 0 and error < 0):
            error = 0.0
        error = abs(error)
        sums[level] = max(sums[0], error) if level == 0 else sums.get(level, 0.0) + error
    return sums


def judge(rows, values, best, allowance=1e-6):
    """What a result is, given the optimum: `right`, `wrong`, or `beyond`.

    The first level at which they differ by more than the allowance decides. A result is beyond the
    optimum where a level above it is wrong by less than the allowance and a lower one gained more
    by that: rows that are parallel but for rounding do so.
    """
    found = errors(rows, values)
    for level in sorted(best):
        own, least = found[level], float(best[level])
        if not abs(own - least) <= allowance * (1 + least):
            return "beyond" if own < least else "wrong"
    return "right"
