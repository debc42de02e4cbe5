"""Times HiGHS on a workload and, level by level, finds the lexicographic optimum of a system.

Usage: highs.py build FILE REPETITIONS    a workload, strengths as weights
"""
import statistics
import sys
import time

import highspy
import numpy as np

# The weight of an edit.
STRONG = 1e6


def model(count, rows, costs, fixed=()):
    """The program of rows (relation, level or weight with 0 for what must hold, constant, terms).

    Columns: the variables, then for each soft row its errors above and below.
    """
    inf = highspy.kHighsInf
    columns = count
    starts, indices, values, lower, upper, cost = [0], [], [], [], [], [0.0] * count
    for (relation, level, constant, terms), weight in zip(rows, costs):
        for coefficient, variable in terms:
            indices.append(variable)
            values.append(coefficient)
        if level > 0:
            # The sum is error above minus error below.
            indices += [columns, columns + 1]
            values += [-1.0, 1.0]
            cost += [weight if relation <= 0 else 0.0, weight if relation >= 0 else 0.0]
            columns += 2
            lower.append(-constant)
            upper.append(-constant)
        else:
            lower.append(-constant if relation >= 0 else -inf)
            upper.append(-constant if relation <= 0 else inf)
        starts.append(len(indices))
    for entries, bound in fixed:
        for column in entries:
            indices.append(column)
            values.append(1.0)
        lower.append(-inf)
        upper.append(bound)
        starts.append(len(indices))
    lp = highspy.HighsLp()
    lp.num_col_ = columns
    lp.num_row_ = len(lower)
    lp.col_cost_ = np.array(cost)
    lp.col_lower_ = np.array([-inf] * count + [0.0] * (columns - count))
    lp.col_upper_ = np.array([inf] * columns)
    lp.row_lower_ = np.array(lower)
    lp.row_upper_ = np.array(upper)
    lp.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
    lp.a_matrix_.start_ = np.array(starts)
    lp.a_matrix_.index_ = np.array(indices)
    lp.a_matrix_.value_ = np.array(values)
    return lp


def highs():
    h = highspy.Highs()
    h.setOptionValue("output_flag", False)
    h.setOptionValue("threads", 1)
    h.setOptionValue("primal_feasibility_tolerance", 1e-10)
    h.setOptionValue("dual_feasibility_tolerance", 1e-10)
    return h


def read_workload(path):
    lines = open(path).read().split("\n")
    head = lines[0].split()
    count, position, active = int(head[0]), int(head[4]), int(head[5])
    edits = [(int(head[2]), float(head[3])), (int(head[10]), float(head[11]))]
    rows = []
    for number, line in enumerate(lines[1:active + 1]):
        if number == position:
            rows += [(0, STRONG, -start, [(1.0, edit)]) for edit, start in edits if edit >= 0]
        f = line.split()
        terms = [(float(f[4 + 2 * k]), int(f[5 + 2 * k])) for k in range(int(f[3]))]
        rows.append((int(f[0]), float(f[1]), float(f[2]), terms))
    return count, rows


def build(path, repetitions):
    count, rows = read_workload(path)
    lp = model(count, rows, [weight for _, weight, _, _ in rows])
    times = []
    for _ in range(repetitions):
        h = highs()
        start = time.perf_counter()
        h.passModel(lp)
        h.run()
        times.append((time.perf_counter() - start) * 1e6)
        solution = h.getSolution().col_value
    checksum = sum(x * (1 + i % 97) for i, x in enumerate(solution[:count]))
    print(f"{statistics.median(times):.3f} {statistics.fmean(times):.3f} {checksum!r}")


def lexicographic(count, rows, slack=1e-12):
    """The least sum of errors of each level, from the highest down.

    Each sum found is fixed for the levels below with a slack: near-parallel rows turn it into
    errors of ten thousand times its size, so it is kept as small as HiGHS bears.
    """
    levels = sorted({level for _, level, _, _ in rows if level > 0})
    fixed, result = [], []
    columns, position = {}, count
    for number, (relation, level, _, _) in enumerate(rows):
        if level > 0:
            columns[number] = [
                c for c, counts in ((position, relation <= 0), (position + 1, relation >= 0)) if counts]
            position += 2
    for level in levels:
        h = highs()
        h.passModel(model(count, rows, [1.0 if l == level else 0.0 for _, l, _, _ in rows], fixed))
        h.run()
        if h.getModelStatus() != highspy.HighsModelStatus.kOptimal:
            return levels, None
        value = h.getInfo().objective_function_value
        result.append(value)
        entries = [c for n, cs in columns.items() if rows[n][1] == level for c in cs]
        fixed.append((entries, value + slack * (1 + abs(value))))
    return levels, result


if __name__ == "__main__":
    build(sys.argv[2], int(sys.argv[3]))
