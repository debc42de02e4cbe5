import Devices
import UIKit

/// How large controls are.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  /// Smallest.
  case mini
  /// Small.
  case small
  /// As usual.
  case regular
  /// Large.
  case large
  /// Largest.
  case extraLarge
}

private struct ControlSizeKey: EnvironmentKey {
  static let defaultValue = ControlSize.regular
}

private struct LabelsHiddenKey: EnvironmentKey {
  static let defaultValue = false
}

private struct SystemGenerationKey: EnvironmentKey {
  static let defaultValue = SystemGeneration.newest
}

private struct InterfaceIdiomKey: EnvironmentKey {
  static let defaultValue = UIUserInterfaceIdiom.phone
}

extension EnvironmentValues {
  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// Whether controls hide their labels.
  var labelsAreHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }

  /// The system generation that metrics are taken from.
  package var systemGeneration: SystemGeneration {
    get { self[SystemGenerationKey.self] }
    set { self[SystemGenerationKey.self] = newValue }
  }

  /// The kind of device.
  package var interfaceIdiom: UIUserInterfaceIdiom {
    get { self[InterfaceIdiomKey.self] }
    set { self[InterfaceIdiomKey.self] = newValue }
  }

  /// The sizes of the system's bars, controls and rows.
  var systemMetrics: SystemMetrics { .metrics(for: systemGeneration) }
  /// What controls measure and add to their content.
  var controlMetrics: ControlMetrics { .metrics(for: systemGeneration) }

  /// The values that UIKit's controls are measured among.
  var traits: UITraitCollection {
    UITraitCollection(
      horizontalSizeClass: horizontalSizeClass.map { $0 == .compact ? .compact : .regular }
        ?? .unspecified,
      verticalSizeClass: verticalSizeClass.map { $0 == .compact ? .compact : .regular }
        ?? .unspecified,
      userInterfaceIdiom: interfaceIdiom, userInterfaceStyle: colorScheme == .dark ? .dark : .light,
      layoutDirection: layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
      displayScale: displayScale,
      preferredContentSizeCategory: UIContentSizeCategory(dynamicTypeSize),
      system: systemGeneration)
  }
}

extension EnvironmentValues {
  /// What a bordered button adds round its label, as UIKit's configured buttons of the same size.
  var buttonInsets: EdgeInsets {
    let metrics = controlMetrics
    switch controlSize {
    case .mini, .small: return EdgeInsets(metrics.smallButtonInsets)
    case .regular: return EdgeInsets(metrics.mediumButtonInsets)
    case .large, .extraLarge: return EdgeInsets(metrics.largeButtonInsets)
    }
  }
}

extension EdgeInsets {
  /// The insets of a metric, from left to right along the direction of text.
  init(_ insets: Insets) {
    self.init(
      top: CGFloat(insets.top), leading: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
      trailing: CGFloat(insets.right))
  }
}

extension View {
  /// Sets how large controls inside are.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Hides the labels of controls inside.
  public nonisolated func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }
}
