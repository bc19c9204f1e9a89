import HTMLText

/// The rules for addresses that are fields of their own.
enum Links {
  /// - Returns: `nil` if it's empty, would run a program, or can't be made absolute.
  static func absolute(_ reference: String, base: String?) -> String? {
    let trimmed = WebAddress.trimmed(reference)
    guard !trimmed.isEmpty else { return nil }
    if isWeb(trimmed) { return trimmed }
    if let scheme = WebAddress.scheme(of: trimmed) {
      return refused.contains(scheme) ? nil : trimmed
    }
    return base.flatMap(WebAddress.init)?.resolving(trimmed)
  }

  /// Whether an id can be followed.
  static func isWeb(_ address: String) -> Bool {
    let start = address.utf8.prefix(6).map(\.asciiLowercased)
    return start.starts(with: "http:".utf8) || start.elementsEqual("https:".utf8)
  }

  private static let refused: Set<String> = ["javascript", "vbscript", "data"]
}
