#if Postgres
  internal import TextSearch
  internal import Words

  /// The words of an article as a `tsvector` is written: those of the title have weight A, those of the body
  /// D (https://www.postgresql.org/docs/current/datatype-textsearch.html).
  ///
  /// Text is taken apart here and not by the server, so that every store finds the same words. What the
  /// server can't hold it doesn't get: words that come after so many are found, but not in phrases, nor after
  /// a megabyte of different ones.
  struct WordVector {
    private(set) var text = ""

    init(_ searchable: SearchableText) {
      var places: [String: Places] = [:]
      var size = 0
      func add(_ word: Word, at place: Int, isInTitle: Bool) {
        let lexeme = Lexeme(word.folded).text
        if places[lexeme] == nil {
          size += lexeme.utf8.count + Self.overhead
          guard size <= Self.sizeLimit else { return }
        }
        let isNoted = places[lexeme, default: Places()].add(place, isInTitle: isInTitle)
        size += isNoted ? Self.placeSize : 0
      }
      let title = searchable.title.words
      for (index, word) in title.enumerated() { add(word, at: index + 1, isInTitle: true) }
      // One place is left free, so that no phrase goes from the title into the body.
      for (index, word) in searchable.body.words.enumerated() {
        add(word, at: title.count + 2 + index, isInTitle: false)
      }
      for (lexeme, places) in places {
        text += "\(Lexeme.quoted(lexeme))\(places.text) "
      }
    }

    /// Where a word stands.
    private struct Places {
      private(set) var text = ""
      private var count = 0

      /// - Returns: whether it's noted; the server takes no more, and none farther on.
      mutating func add(_ place: Int, isInTitle: Bool) -> Bool {
        guard place <= WordVector.lastPlace, count < WordVector.placeLimit else { return false }
        text += "\(count == 0 ? ":" : ",")\(place)\(isInTitle ? "A" : "")"
        count += 1
        return true
      }
    }

    /// Of what the server's limits leave, in bytes: 1 MB, and what the words take beside their letters.
    private static let sizeLimit = 1_000_000
    private static let overhead = 8
    private static let placeSize = 2
    private static let lastPlace = 16_383 - 1
    private static let placeLimit = 255
  }
#endif
