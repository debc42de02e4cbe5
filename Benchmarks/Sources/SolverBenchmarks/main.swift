import ConstraintSolver

func make(_ name: String, _ n: Int) -> Workload {
  switch name {
  case "W2": return .chain(n)
  case "W3": return .form(n)
  case "W4": return .nested(n)
  case "F1": return .tallestChild(n)
  case "F2": return .contentSized(n)
  case "F3": return .tightChain(n)
  case "F4": return .sharedCells(n)
  default: return .separateCells(n)
  }
}
func us(_ d: Duration) -> Double {
  Double(d.components.attoseconds) / 1e12 + Double(d.components.seconds) * 1e6
}
let args = CommandLine.arguments
let w = make(args[1], Int(args[2])!)
let mode = args[3]
let clock = ContinuousClock()
if mode == "build" {
  var times: [Double] = []
  var sum = 0.0
  for _ in 0..<Int(args[4])! {
    let e = OwnEngine(w)
    times.append(us(clock.measure { e.build() }))
    sum = checksum(e.values)
  }
  print(w.name, w.size, times.min()!, "us", sum, w.checksum == sum ? "ok" : "")
} else if mode == "drag" || mode == "dragx" {
  let e = OwnEngine(w)
  e.build()
  let range = mode == "drag" ? w.plainRange : w.crossingRange!
  var worst = 0.0
  var t = Duration.zero
  let count = Int(args[4])!
  for k in 0..<count { t += clock.measure { e.suggest(dragValue(k, range)) } }
  for k in stride(from: 0, to: 200, by: 37) {
    e.suggest(dragValue(k, range))
    var copy = w
    copy.editStart = dragValue(k, range)
    let f = OwnEngine(copy)
    f.build()
    for (a, b) in zip(e.values, f.values) { worst = max(worst, abs(a - b)) }
  }
  print(w.name, w.size, mode, us(t) / Double(count), "us, off fresh by", worst)
} else {
  let e = OwnEngine(w)
  e.build()
  var times: [Double] = []
  for k in 0..<Int(args[4])! {
    times.append(us(clock.measure { e.toggle(k, limit: Int(args[5])!) }))
  }
  print(w.name, w.size, "toggle", times.min()!, checksum(e.values))
}
