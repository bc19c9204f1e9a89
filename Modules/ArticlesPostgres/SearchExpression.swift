#if Postgres
  internal import Articles
  internal import TextSearch

  /// A `SearchQuery` as a `tsquery` is written.
  struct SearchExpression {
    /// What must match.
    let condition: String
    /// The wanted terms, of which each that occurs counts.
    let ranking: String
    /// The same terms, to show where they occur.
    let wanted: [SearchTerm]

    /// `nil` for a query that can match nothing.
    init?(_ query: SearchQuery) {
      let terms = query.terms.compactMap(SearchTerm.init)
      wanted = terms.filter { !$0.isExcluded }
      guard !wanted.isEmpty else { return nil }
      let phrases = wanted.map(Self.phrase)
      let excluded = terms.filter(\.isExcluded).map { "!\(Self.phrase($0))" }
      condition = (phrases + excluded).joined(separator: " & ")
      ranking = phrases.joined(separator: " | ")
    }

    private static func phrase(_ term: SearchTerm) -> String {
      let words = term.words.enumerated().map { index, word in
        let isPrefix = term.isPrefix && index == term.words.count - 1
        let weight = (isPrefix ? "*" : "") + (term.isInTitle ? "A" : "")
        return Lexeme.quoted(Lexeme(word).text) + (weight.isEmpty ? "" : ":\(weight)")
      }
      return "(\(words.joined(separator: " <-> ")))"
    }
  }
#endif
