/// An incremental solver for systems of linear constraints with strengths.
///
/// Constraints relate sums of variables to zero. Those of strength `Strength.required` hold;
/// the others hold as far as they can: a higher strength beats any number of lower ones, and
/// among constraints of one strength the sum of the absolute errors is least.
///
/// Changes are queued until ``solve()``, which makes one optimisation of all of them. The values
/// depend on the active constraints, their order of activation and the order in which the
/// variables were made, and on nothing else: a solver that was changed step by step and one that
/// was built anew agree.
///
/// Where that leaves a choice, it is made in this order: the error of each constraint that is
/// not met is made least by itself, by strength and then by activation (so of two equally strong
/// contradicting constraints the one activated first holds); then each inequality that holds comes
/// as near to its bound as it can, in order of activation; then the magnitude of each variable is
/// made least by itself, in order of creation. Such variables are reported by ``freeVariables``.
///
/// Required constraints that conflict are found in order of activation: of the first minimal
/// conflicting set the last activated one that is breakable is given up, or the last activated
/// one where none is.
///
/// A solver is not thread-safe.
public final class Solver {
  @exclusivity(unchecked) var store = RowStore()
  // By variable.
  @exclusivity(unchecked) var values = FlatArray<Double>(capacity: 64)
  @exclusivity(unchecked) var states = FlatArray<VariableState>(capacity: 64)
  /// Where `values` lies and how long it is, so that reading a value needs no call.
  @exclusivity(unchecked) @usableFromInline var valueBase: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) @usableFromInline var valueCount = 0
  /// The tight rows: one a variable of a component, in any order.
  @exclusivity(unchecked) var basis = FlatArray<Int32>(capacity: 64)
  @exclusivity(unchecked) var localIndex = FlatArray<Int32>(capacity: 64)
  @exclusivity(unchecked) var ranges = FlatArray<ValueRange>(capacity: 64)
  @exclusivity(unchecked) var freeIndices = FlatArray<Int32>(capacity: 8)
  @exclusivity(unchecked) var variableCount = 0
  @exclusivity(unchecked) var lastCreation = 0
  /// Whether a variable took the place of a removed one, so that indices are out of order.
  @exclusivity(unchecked) var isReordered = false
  // By row.
  @exclusivity(unchecked) var localRow = FlatArray<Int32>(capacity: 64)
  @exclusivity(unchecked) var rowMark = FlatArray<Bool>(capacity: 64)
  /// A variable: the row is tight where `basis` of that variable is the row.
  @exclusivity(unchecked) var owner = FlatArray<Int32>(capacity: 64)
  /// The number of constraints without terms.
  @exclusivity(unchecked) var emptyRowCount = 0
  // The queue.
  @exclusivity(unchecked) var dirty = FlatArray<Int32>(capacity: 64)
  @exclusivity(unchecked) var areEmptyRowsDirty = false
  /// Whether a question made the solver solve since the last call of `solve`.
  @exclusivity(unchecked) var hasFlushed = false
  /// The rows whose constants changed while nothing else was queued for them.
  @exclusivity(unchecked) var movedRows = FlatArray<Int32>(capacity: 8)
  // What was queued for proved variables, to be worked in without solving their components anew.
  @exclusivity(unchecked) var pendingRows = FlatArray<Int32>(capacity: 8)
  /// The variables of the rows that are gone, and those whose tight rows are gone.
  @exclusivity(unchecked) var pendingVariables = FlatArray<Int32>(capacity: 8)
  @exclusivity(unchecked) var freed = FlatArray<Int32>(capacity: 8)
  /// The place in the order of activation up to which rows are part of the solution.
  @exclusivity(unchecked) var solvedSequence = 0
  /// For how many solves no repair is tried, after one that failed.
  @exclusivity(unchecked) var repairPause = 0
  @exclusivity(unchecked) var nextRepairPause = 1
  /// How many solves were repairs.
  @exclusivity(unchecked) var repairCount = 0
  @exclusivity(unchecked) var search = RepairSearch()
  @exclusivity(unchecked) var order = DependenceOrder()
  /// What is known about changes of single constants, until anything else changes.
  var motions: [Motion] = []
  // Work lists.
  @exclusivity(unchecked) var allVariables = FlatArray<Int32>(capacity: 64)
  @exclusivity(unchecked) var allRows = FlatArray<Int32>(capacity: 64)
  @exclusivity(unchecked) var bucketed = FlatArray<Int32>(capacity: 64)
  /// For each entry of `bucketed` the number of its level.
  @exclusivity(unchecked) var bucketRanks = FlatArray<Int32>(capacity: 64)
  @exclusivity(unchecked) var suspects = FlatArray<Int32>(capacity: 16)
  @exclusivity(unchecked) var pulls = FlatArray<Int32>(capacity: 16)
  /// By variable, zero between uses.
  @exclusivity(unchecked) var weights = FlatArray<Double>(capacity: 64)
  @exclusivity(unchecked) var componentVariables = FlatArray<Int32>(capacity: 64)
  @exclusivity(unchecked) var componentRows = FlatArray<Int32>(capacity: 64)
  @exclusivity(unchecked) var changed = FlatArray<Int32>(capacity: 64)
  @exclusivity(unchecked) var oldValues = FlatArray<Double>(capacity: 64)
  /// The pivots that a target may take before the second method, nil for as many as is sensible.
  var pivotAllowance: Int?
  /// The pivots of the second method so far.
  var carefulPivotCount = 0
  let forest = Forest()
  let sharedSimplex = Simplex()
  var conflictRecords: [ConflictRecord] = []

  /// The greatest magnitude of a coefficient, a constant or a suggestion.
  public static let largestMagnitude = 1e15

  /// The least magnitude of a coefficient that is not zero.
  public static let smallestCoefficient = 1e-12

  /// Makes a solver without variables and constraints.
  public init() {
    valueBase = values.base
  }
}

/// What the solver knows about a variable.
struct VariableState: BitwiseCopyable {
  /// The place in the order of creation.
  var creation: Int
  /// The row of its edit, -1 for none.
  var editRow: Int32 = -1
  var isAlive = true
  var isDirty = false
  /// Whether the last walk over a component met it.
  var isMarked = false
  /// Whether the component was met as one that the forest does not prove.
  var isSuspect = false
  /// Whether the tight rows of the component are not those of the forest.
  var isOutsideForest = false
  /// Whether the multipliers of the tight rows prove the value.
  var isProved = false
  /// Whether the row that `basis` has for the variable contains it and determines it.
  var isMatched = false
  /// Whether that was asked for since the component was solved.
  var isMatchTried = false
  /// Whether the proof needs the order of elimination at the variable.
  var isEntangled = false
  var determination = Determination.unknown
}

/// Whether the active constraints determine a variable.
enum Determination: UInt8, BitwiseCopyable {
  case unknown
  case determined
  case free
}

/// The values that a variable can take at the optimum.
struct ValueRange: BitwiseCopyable {
  var lower: Double
  var upper: Double
}

/// A conflict by rows.
struct ConflictRecord {
  var rows: [Int32]
  var broken: Int32
}
