import Audit
import Devices

/// The steps by which each configuration of a matrix is reached from others of it.
///
/// A configuration is reached from at most one other by each kind of step: a turn, another window,
/// another posture, another text size. Both ends are in the matrix, so that nothing is tried that
/// nobody asked for, such as a turn of an app that is only used upright. The reading direction is left
/// out, as a device launches an app anew when its language changes.
struct MatrixSteps {
  /// The steps to each configuration, in the order of the matrix.
  let steps: [[TransitionStep]]

  /// Works the steps out.
  init(_ requests: [ConfigurationRequest]) {
    let classes = requests.map(Self.sizeClasses)
    steps = requests.indices.map { index in
      Self.kinds.compactMap { kind, part in
        let target = requests[index]
        let starts = requests.indices.filter { start in
          var changed = target
          changed[keyPath: part] = requests[start][keyPath: part]
          return changed == requests[start] && target != requests[start]
        }
        // A change of the size classes is what code most often answers to.
        let start = starts.first { classes[$0] != classes[index] } ?? starts.first
        guard let start, let from = requests[start][keyPath: part],
          let to = target[keyPath: part]
        else { return nil }
        return TransitionStep(kind, from: from, to: to)
      }
    }
  }

  /// The kinds of steps, with the part of a configuration that each changes.
  private static var kinds: [(TransitionStep.Kind, WritableKeyPath<ConfigurationRequest, String?>)]
  {
    [
      (.orientation, \.orientation), (.window, \.window), (.posture, \.posture),
      (.textSize, \.textSize),
    ]
  }

  /// The size classes that a configuration has; nil for one that depends on the file.
  private static func sizeClasses(_ request: ConfigurationRequest) -> [SizeClass]? {
    guard let device = request.device.flatMap(Device.find),
      let configuration = try? request.resolved(designed: Configuration(device: device))
    else { return nil }
    return [configuration.horizontalSizeClass, configuration.verticalSizeClass]
  }
}

extension ConfigurationRequest {
  /// The configuration before a step that leads to this one.
  func before(_ step: TransitionStep) -> ConfigurationRequest {
    var start = self
    switch step.kind {
    case .orientation: start.orientation = step.from
    case .window: start.window = step.from
    case .posture: start.posture = step.from
    case .textSize: start.textSize = step.from
    case .direction: start.direction = step.from
    }
    return start
  }
}
