/// Keeps the text size between limits (rule 59).
struct DynamicTypeSizeLimit: EnvironmentModifier {
  let least: DynamicTypeSize
  let most: DynamicTypeSize

  func modify(_ environment: inout EnvironmentValues) {
    environment.dynamicTypeSize = max(least, min(most, environment.dynamicTypeSize))
  }
}

extension View {
  /// Sets the text size for the view and all in it.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the text size within a range for the view and all in it.
  public nonisolated func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    let all = DynamicTypeSize.allCases.filter { range.contains($0) }
    return modifier(
      DynamicTypeSizeLimit(least: all.first ?? .xSmall, most: all.last ?? .accessibility5))
  }
}

/// Changes whether controls inside answer to touches.
struct DisabledModifier: EnvironmentModifier {
  let isDisabled: Bool

  func modify(_ environment: inout EnvironmentValues) {
    if isDisabled { environment.isEnabled = false }
  }
}

extension View {
  /// Keeps controls inside from answering to touches.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    modifier(DisabledModifier(isDisabled: disabled))
  }
}
