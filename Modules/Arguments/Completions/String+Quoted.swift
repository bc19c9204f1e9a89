extension String {
  /// The text as one word of bash and zsh.
  var quoted: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }

  /// The text as one word of fish, whose single quotes know two escapes.
  var quotedForFish: String {
    "'" + map { $0 == "'" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() + "'"
  }

  /// The name of a shell function that belongs to the program of this name.
  var functionName: String {
    "_" + map { $0.isLetter || $0.isNumber ? "\($0)" : "_" }.joined()
  }
}
