/// Taps.
public nonisolated struct TapGesture: Gesture {
  /// It tells nothing.
  public typealias Value = Void
  /// Not made of others.
  public typealias Body = Never
  /// How many taps.
  public var count: Int

  /// Counts taps.
  public nonisolated init(count: Int = 1) { self.count = count }
}

/// Taps, with where they are.
public nonisolated struct SpatialTapGesture: Gesture {
  /// Not made of others.
  public typealias Body = Never

  /// Where a tap is.
  public struct Value: Equatable, Sendable {
    /// The place, in points.
    public var location: CGPoint
  }

  /// How many taps.
  public var count: Int

  /// Counts taps.
  public nonisolated init(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = LocalCoordinateSpace()
  ) { self.count = count }
}

/// A finger that stays where it is.
public nonisolated struct LongPressGesture: Gesture {
  /// Whether the finger is down.
  public typealias Value = Bool
  /// Not made of others.
  public typealias Body = Never
  /// How long it stays, in seconds.
  public var minimumDuration: Double
  /// How far it may move, in points.
  public var maximumDistance: CGFloat

  /// Waits for a time, in seconds.
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

/// A finger that moves.
public nonisolated struct DragGesture: Gesture {
  /// Not made of others.
  public typealias Body = Never

  /// How the finger has moved, in points.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// Where the finger is.
    public var location: CGPoint
    /// Where it began.
    public var startLocation: CGPoint
    /// How fast it moves, in points per second.
    public var velocity: CGSize

    /// How far it has come.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// Where it would come to rest.
    public var predictedEndLocation: CGPoint {
      CGPoint(
        x: location.x + velocity.width * Self.coasting,
        y: location.y + velocity.height * Self.coasting)
    }
    /// How far it would have come.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y)
    }

    /// How long a finger that is lifted coasts at its speed, in seconds; an estimate.
    private static var coasting: CGFloat { 0.25 }
  }

  /// How far the finger moves before it counts, in points.
  public var minimumDistance: CGFloat
  /// What places are measured from.
  public var coordinateSpace: CoordinateSpace

  /// Waits for a finger to move.
  public nonisolated init(
    minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Waits for a finger to move.
  @_disfavoredOverload public nonisolated init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
}

/// Two fingers that move apart or together.
public nonisolated struct MagnifyGesture: Gesture {
  /// Not made of others.
  public typealias Body = Never

  /// How far the fingers have come.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// Their distance as a multiple of that at first.
    public var magnification: CGFloat
    /// How fast they move.
    public var velocity: CGFloat
    /// What stays in place, as fractions of the view's size.
    public var startAnchor: UnitPoint
    /// What stays in place, in points.
    public var startLocation: CGPoint
  }

  /// How far the fingers move before they count.
  public var minimumScaleDelta: CGFloat

  /// Waits for two fingers.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

/// Two fingers that move apart or together.
public nonisolated struct MagnificationGesture: Gesture {
  /// Their distance as a multiple of that at first.
  public typealias Value = CGFloat
  /// Not made of others.
  public typealias Body = Never
  /// How far the fingers move before they count.
  public var minimumScaleDelta: CGFloat

  /// Waits for two fingers.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

/// Two fingers that turn.
public nonisolated struct RotateGesture: Gesture {
  /// Not made of others.
  public typealias Body = Never

  /// How far the fingers have turned.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// The angle.
    public var rotation: Angle
    /// How fast they turn.
    public var velocity: Angle
    /// What stays in place, as fractions of the view's size.
    public var startAnchor: UnitPoint
    /// What stays in place, in points.
    public var startLocation: CGPoint
  }

  /// How far the fingers turn before they count.
  public var minimumAngleDelta: Angle

  /// Waits for two fingers.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

/// Two fingers that turn.
public nonisolated struct RotationGesture: Gesture {
  /// The angle.
  public typealias Value = Angle
  /// Not made of others.
  public typealias Body = Never
  /// How far the fingers turn before they count.
  public var minimumAngleDelta: Angle

  /// Waits for two fingers.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}
