// Times kiwi (nucleic/kiwi) on a workload in the text form that `SolverBenchmarks export` prints.
// Usage: kiwi_harness FILE build REPETITIONS | drag LOW HIGH COUNT | toggle REPETITIONS |
//   resize COUNT WIDTH HEIGHT...
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <vector>

#include <kiwi/kiwi.h>

struct Row {
  int relation;
  // Zero for what must hold.
  double weight, constant;
  std::vector<std::pair<double, int>> terms;
};

struct Workload {
  int variables, rows, edit, editPosition, active, outLow, outHigh, inLow, inHigh,
      secondEdit;
  double start, secondStart;
  std::vector<Row> row;
};

static Workload readWorkload(const char* path) {
  Workload w;
  FILE* f = std::fopen(path, "r");
  if (!f || std::fscanf(f, "%d %d %d %lf %d %d %d %d %d %d %d %lf", &w.variables, &w.rows, &w.edit, &w.start,
                        &w.editPosition, &w.active, &w.outLow, &w.outHigh, &w.inLow, &w.inHigh,
                        &w.secondEdit, &w.secondStart) != 12)
    std::exit(2);
  w.row.resize(w.rows);
  for (Row& r : w.row) {
    int count;
    if (std::fscanf(f, "%d %lf %lf %d", &r.relation, &r.weight, &r.constant, &count) != 4) std::exit(2);
    r.terms.resize(count);
    for (auto& t : r.terms)
      if (std::fscanf(f, "%lf %d", &t.first, &t.second) != 2) std::exit(2);
  }
  std::fclose(f);
  return w;
}

struct Engine {
  const Workload& w;
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables;
  std::vector<kiwi::Constraint> constraints;
  std::vector<double> values;

  explicit Engine(const Workload& w) : w(w), values(w.variables) {}

  void read() {
    solver.updateVariables();
    for (size_t i = 0; i < variables.size(); ++i) values[i] = variables[i].value();
  }

  void addEdit(int variable, double start) {
    if (variable < 0) return;
    solver.addEditVariable(variables[variable], kiwi::strength::strong);
    // A suggestion of zero, where the edit is already, would be work for nothing.
    if (start != 0) solver.suggestValue(variables[variable], start);
  }

  void build() {
    variables.reserve(w.variables);
    constraints.reserve(w.rows);
    for (int i = 0; i < w.variables; ++i) variables.emplace_back();
    for (int i = 0; i < w.rows; ++i) {
      if (i == w.editPosition) {
        addEdit(w.edit, w.start);
        addEdit(w.secondEdit, w.secondStart);
      }
      const Row& r = w.row[i];
      std::vector<kiwi::Term> terms;
      terms.reserve(r.terms.size());
      for (auto& t : r.terms) terms.emplace_back(variables[t.second], t.first);
      kiwi::RelationalOperator op =
          r.relation < 0 ? kiwi::OP_LE : r.relation > 0 ? kiwi::OP_GE : kiwi::OP_EQ;
      constraints.emplace_back(kiwi::Expression(std::move(terms), r.constant), op,
                               r.weight > 0 ? r.weight : kiwi::strength::required);
      if (i < w.active) solver.addConstraint(constraints.back());
    }
    read();
  }

  // The sum of the weighted errors, with the edits at the given values.
  double objective(double first, double second) const {
    double sum = 0;
    for (int i = 0; i < w.active; ++i) {
      double error = w.row[i].constant;
      for (auto& t : w.row[i].terms) error += t.first * values[t.second];
      int relation = w.row[i].relation;
      error = relation < 0 ? std::max(0.0, error) : relation > 0 ? std::max(0.0, -error) : std::abs(error);
      sum += w.row[i].weight * error;
    }
    if (w.edit >= 0) sum += kiwi::strength::strong * std::abs(values[w.edit] - first);
    if (w.secondEdit >= 0) sum += kiwi::strength::strong * std::abs(values[w.secondEdit] - second);
    return sum;
  }

  double checksum() const {
    double sum = 0;
    for (size_t i = 0; i < values.size(); ++i) sum += values[i] * double(1 + i % 97);
    return sum;
  }
};

static double now() {
  return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

int main(int argc, char** argv) {
  if (argc < 4) return 2;
  Workload w = readWorkload(argv[1]);
  std::vector<double> times;
  double sum = 0, objective = 0;
  if (!std::strcmp(argv[2], "build")) {
    for (int k = 0; k < std::atoi(argv[3]); ++k) {
      auto engine = std::make_unique<Engine>(w);
      double start = now();
      engine->build();
      times.push_back(now() - start);
      sum = engine->checksum();
      objective = engine->objective(w.start, w.secondStart);
    }
  } else if (!std::strcmp(argv[2], "drag") && argc == 6) {
    Engine engine(w);
    engine.build();
    double low = std::atof(argv[3]), high = std::atof(argv[4]), total = 0;
    int count = std::atoi(argv[5]);
    for (int k = 0; k < count; ++k) {
      int m = k % 200;
      double f = m < 100 ? m / 100.0 : (200 - m) / 100.0;
      double value = std::floor((low + (high - low) * f) * 8) / 8;
      double start = now();
      engine.solver.suggestValue(engine.variables[w.edit], value);
      engine.read();
      total += now() - start;
      if (k % 10 == 9) {
        times.push_back(total / 10);
        total = 0;
      }
    }
    sum = engine.checksum();
  } else if (!std::strcmp(argv[2], "resize")) {
    Engine engine(w);
    engine.build();
    std::vector<std::pair<double, double>> sizes;
    for (int i = 4; i + 1 < argc; i += 2) sizes.emplace_back(std::atof(argv[i]), std::atof(argv[i + 1]));
    auto suggest = [&](std::pair<double, double> size) {
      engine.solver.suggestValue(engine.variables[w.edit], size.first);
      engine.solver.suggestValue(engine.variables[w.secondEdit], size.second);
      engine.read();
    };
    for (int k = 0; k < std::atoi(argv[3]); ++k) {
      double start = now();
      for (auto& size : sizes) suggest(size);
      times.push_back((now() - start) / double(sizes.size()));
    }
    for (auto& size : sizes) {
      suggest(size);
      sum += engine.checksum();
      objective += engine.objective(size.first, size.second);
    }
  } else {
    Engine engine(w);
    engine.build();
    for (int k = 0; k < std::atoi(argv[3]); ++k) {
      bool back = k % 2;
      double start = now();
      for (int i = back ? w.inLow : w.outLow; i < (back ? w.inHigh : w.outHigh); ++i)
        engine.solver.removeConstraint(engine.constraints[i]);
      for (int i = back ? w.outLow : w.inLow; i < (back ? w.outHigh : w.inHigh); ++i)
        engine.solver.addConstraint(engine.constraints[i]);
      engine.read();
      times.push_back(now() - start);
    }
    sum = engine.checksum();
  }
  double mean = 0;
  for (double t : times) mean += t / times.size();
  std::sort(times.begin(), times.end());
  std::printf("%.3f %.3f %.17g %.17g\n", times[times.size() / 2], mean, sum, objective);
}
