import HTMLText

/// The two ways in which feeds mean their titles and names.
enum PlainLine {
  /// HTML by custom, as in all RSS, where nobody says what a title is.
  static func customaryHTML(_ bytes: [UInt8]) -> String? {
    bytes.withUnsafeBufferPointer(customary.line)
  }

  /// HTML by declaration.
  static func html(_ bytes: [UInt8]) -> String? {
    bytes.withUnsafeBufferPointer(declared.line)
  }

  /// Text whose `<` and `&` are only that.
  static func literal(_ bytes: [UInt8]) -> String? {
    bytes.withUnsafeBufferPointer(plain.line)
  }

  private static let customary = PlainText(tags: .known)
  private static let declared = PlainText(tags: .all)
  private static let plain = PlainText(tags: .none)
}
