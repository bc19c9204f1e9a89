import HTMLText

/// The numbers that feeds write beside files.
enum Quantity {
  /// A number of bytes; absent if it's anything else, like `12 MB`, or none.
  static func bytes(_ text: String) -> Int64? {
    guard let bytes = Int64(text.trimmingSpaces()), bytes > 0 else { return nil }
    return bytes
  }

  /// The same, of a number that may have a fraction.
  static func bytes(_ number: Double) -> Int64? {
    Int64(exactly: number.rounded()).flatMap { $0 > 0 ? $0 : nil }
  }

  /// `3723`, `62:03`, `1:02:03`, each with or without a fraction; absent if it's anything else, or none.
  static func seconds(_ text: String) -> Double? {
    let parts = text.trimmingSpaces().split(separator: ":", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count) else { return nil }
    var seconds = 0.0
    for part in parts {
      guard part.utf8.allSatisfy({ $0.isASCIIDigit || $0 == UInt8(ascii: ".") }),
        let value = Double(part), value < 1e9
      else { return nil }
      seconds = seconds * 60 + value
    }
    return seconds > 0 ? seconds : nil
  }
}
