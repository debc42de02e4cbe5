import Foundation

extension Binding where Value == String {
  /// The characters of a value in a format; what cannot be read leaves the value as it is.
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F)
  where F.FormatOutput == String {
    self.init(
      get: { format.format(value.wrappedValue) },
      set: { if let read = try? format.parseStrategy.parse($0) { value.wrappedValue = read } })
  }

  /// The characters of a value in a format, none where there is no value; what cannot be read is no
  /// value.
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F)
  where F.FormatOutput == String {
    self.init(
      get: { value.wrappedValue.map { format.format($0) } ?? "" },
      set: { value.wrappedValue = try? format.parseStrategy.parse($0) })
  }
}

extension TextField {
  /// Makes a field of a value that a format reads and writes.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(text: Binding(value, format), prompt: prompt, label: label)
  }

  /// Makes a field of a value, if there is one, that a format reads and writes.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(text: Binding(value, format), prompt: prompt, label: label)
  }
}

extension TextField where Label == Text {
  /// Makes a field of a value that a format reads and writes, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Makes a field of a value, if there is one, that a format reads and writes, with a title that is
  /// looked up in translations.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Makes a field of a value, if there is one, that a format reads and writes, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Makes a field that tells when its text begins and ends to be changed and when it is done, with a
  /// title that is looked up in translations.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) { self.init(titleKey, text: text) }

  /// Makes a field that tells when it is done, with a title that is looked up in translations.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) { self.init(titleKey, text: text) }

  /// Makes a field that tells when its text begins and ends to be changed and when it is done, with a
  /// title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) { self.init(title, text: text) }

  /// Makes a field that tells when it is done, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) { self.init(title, text: text) }
}
