extension DocumentBuilder {
  /// Notes each element that is not known, once a name.
  mutating func collectNotes() {
  }
}
