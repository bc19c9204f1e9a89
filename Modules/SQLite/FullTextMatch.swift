internal import CSQLite

/// A row that a search with FTS5 found, for a function that is called on it; valid while that runs.
public struct FullTextMatch {
  /// A place where a phrase of the search occurs.
  public struct Occurrence: Sendable, Hashable {
    public let phrase: Int
    public let column: Int
    /// Which words of the column it is.
    public let words: Range<Int>

    public init(phrase: Int, column: Int, words: Range<Int>) {
      self.phrase = phrase
      self.column = column
      self.words = words
    }
  }

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

  /// Goes through the places where the phrases occur in the row: phrase by phrase, of each in order.
  public func forEachOccurrence(_ body: (Occurrence) -> Void) {
    for phrase in 0..<Int32(phraseCount) {
      let count = Int(api.xPhraseSize?(context, phrase) ?? 0)
      var (place, column, word) = (Fts5PhraseIter(), Int32(-1), Int32(0))
      guard api.xPhraseFirst?(context, phrase, &place, &column, &word) == SQLITE_OK else { return }
      while column >= 0 {
        let words = Int(word)..<Int(word) + count
        body(Occurrence(phrase: Int(phrase), column: Int(column), words: words))
        api.xPhraseNext?(context, &place, &column, &word)
      }
    }
  }

  /// The text of a column, in UTF-8, and where its words stand in it.
  public func withWords<Result>(
    ofColumn column: Int,
    _ body: (_ text: UnsafeBufferPointer<UInt8>, _ words: [Range<Int>]) -> Result
  ) -> Result? {
    var (start, count): (UnsafePointer<CChar>?, Int32) = (nil, 0)
    guard api.xColumnText?(context, Int32(column), &start, &count) == SQLITE_OK, let start else {
      return nil
    }
    var words: [Range<Int>] = []
    let code = withUnsafeMutablePointer(to: &words) { words in
      api.xTokenize?(context, start, count, words) { words, _, _, _, start, end in
        words?.assumingMemoryBound(to: [Range<Int>].self).pointee.append(Int(start)..<Int(end))
        return SQLITE_OK
      }
    }
    guard code == SQLITE_OK else { return nil }
    return start.withMemoryRebound(to: UInt8.self, capacity: Int(count)) {
      body(UnsafeBufferPointer(start: $0, count: Int(count)), words)
    }
  }
}
