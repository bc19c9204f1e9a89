/// One word of the command line, by its form alone.
enum Token: Equatable {
  /// `--`: all that follows are arguments.
  case terminator
  /// `--name` or `--name=value`.
  case long(String, value: String?)
  /// `-abc`, without its dash.
  case short(Substring)
  /// Anything else, a lone `-` among it.
  case word(String)

  init(_ text: String) {
    if text == "--" {
      self = .terminator
    } else if text.hasPrefix("--") {
      let parts = text.dropFirst(2).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      self = .long(String(parts[0]), value: parts.count > 1 ? String(parts[1]) : nil)
    } else if text.hasPrefix("-"), text.count > 1 {
      self = .short(text.dropFirst())
    } else {
      self = .word(text)
    }
  }

  /// Whether the word can only be a negative number.
  static func isNegativeNumber(_ text: String) -> Bool {
    guard text.hasPrefix("-"), let digit = text.dropFirst().first else { return false }
    return (digit.isWholeNumber || digit == ".") && Double(text) != nil
  }
}
