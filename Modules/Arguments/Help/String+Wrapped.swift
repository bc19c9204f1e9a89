extension StringProtocol {
  /// The text in lines of at most `columns`, broken between words; its own line breaks are kept,
  /// and a word that is too long for a line has one to itself.
  func wrapped(columns: Int) -> [String] {
    split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      let words = line.split(separator: " ")
      // A line that fits keeps its spaces, so that what a discussion lines up stays lined up.
      return line.count <= columns ? [String(line)] : Array(words).joined(columns: columns)
    }
  }
}

extension Array where Element: StringProtocol {
  /// These words, joined with spaces, in lines of at most `columns`.
  func joined(columns: Int) -> [String] {
    var lines: [String] = []
    for word in self {
      if let last = lines.last, last.count + 1 + word.count <= columns {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
