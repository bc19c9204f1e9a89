/// What tells whether two files say the same.
struct FactsDigest {
  /// Stays the same through edits that no rule asks about.
  var whole: ContentHash
  /// Stays the same through edits that only move what is said, too.
  var shape: ContentHash

  /// - Parameter written: the facts as they were written.
  init(of facts: FileFacts, written: FactsWriter) {
    whole = .of(written.bytes)
    // What is said of such a file depends on its lines.
    let isBoundToLines = !(facts.ignores.isEmpty && facts.problems.isEmpty && facts.unread.isEmpty)
    shape = isBoundToLines ? whole : .of(written.withoutPositions)
  }

  /// For a file of which nothing is kept.
  init(_ content: ContentHash) {
    whole = content
    shape = content
  }

  init(whole: ContentHash, shape: ContentHash) {
    self.whole = whole
    self.shape = shape
  }
}
