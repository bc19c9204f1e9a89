internal import CSQLite

/// A row that a search with FTS5 found, for a function that ranks it; valid while that runs.
public struct FullTextMatch {
  let api: Fts5ExtensionApi
  let context: OpaquePointer

  /// How many phrases the search has.
  public var phraseCount: Int { Int(api.xPhraseCount?(context) ?? 0) }

  /// How many words the row has, in all columns.
  public var wordCount: Int {
    var count: Int32 = 0
    _ = api.xColumnSize?(context, -1, &count)
    return Int(count)
  }

  /// How many words a row of the table has on the average.
  public var averageWordCount: Double {
    var words: sqlite3_int64 = 0
    var rows: sqlite3_int64 = 0
    _ = api.xColumnTotalSize?(context, -1, &words)
    _ = api.xRowCount?(context, &rows)
    return Double(words) / Double(max(rows, 1))
  }

  /// Goes through the places where the phrases occur in the row, phrase by phrase.
  public func forEachOccurrence(_ body: (_ phrase: Int, _ column: Int) -> Void) {
    guard let first = api.xPhraseFirst, let next = api.xPhraseNext else { return }
    for phrase in 0..<phraseCount {
      var iterator = Fts5PhraseIter()
      var (column, offset): (Int32, Int32) = (-1, 0)
      guard first(context, Int32(phrase), &iterator, &column, &offset) == SQLITE_OK else { return }
      while column >= 0 {
        body(phrase, Int(column))
        next(context, &iterator, &column, &offset)
      }
    }
  }
}
