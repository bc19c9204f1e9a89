/// A list of strings in a column, as ``ListColumn`` has other lists.
///
/// Every article has two of them: `JSONEncoder` and `JSONDecoder` would take longer over these than SQLite over
/// the row, so that only what is rare is left to them.
enum StringListColumn {
  static func text(_ list: [String]) -> String? {
    guard !list.isEmpty else { return nil }
    return "[" + list.map(quoted).joined(separator: ",") + "]"
  }

  static func list(_ text: String?) -> [String] {
    guard let text else { return [] }
    guard !text.utf8.contains(backslash) else { return ListColumn.list(text) }
    // Without a backslash, all that stands between quotation marks is as it is.
    let parts = text.utf8.split(separator: quotationMark, omittingEmptySubsequences: false)
    guard parts.first?.elementsEqual("[".utf8) == true, parts.last?.elementsEqual("]".utf8) == true
    else { return ListColumn.list(text) }
    return stride(from: 1, to: parts.count, by: 2).map { String(Substring(parts[$0])) }
  }

  private static func quoted(_ string: String) -> String {
    guard string.utf8.contains(where: needsEscape) else { return "\"\(string)\"" }
    let escaped = string.unicodeScalars.map { scalar in
      guard scalar.isASCII, needsEscape(UInt8(scalar.value)) else { return String(scalar) }
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    return "\"\(escaped.joined())\""
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == quotationMark || byte == backslash
  }

  private static let quotationMark = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")
}
