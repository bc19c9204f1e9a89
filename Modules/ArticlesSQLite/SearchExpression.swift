internal import Articles

/// A `SearchQuery` as FTS5 reads it (https://www.sqlite.org/fts5.html, section 3).
///
/// Every word is quoted, so that none can be an operator or a syntax error.
struct SearchExpression {
  let text: String

  /// `nil` for a query that can match nothing.
  init?(_ query: SearchQuery) {
    let wanted = query.terms.filter { !$0.isExcluded }.compactMap(Self.phrase)
    let excluded = query.terms.filter(\.isExcluded).compactMap(Self.phrase)
    guard !wanted.isEmpty else { return nil }
    let all = "(" + wanted.joined(separator: " AND ") + ")"
    text = ([all] + excluded).joined(separator: " NOT ")
  }

  /// `nil` for a term with nothing in it that an index has.
  private static func phrase(_ term: SearchQuery.Term) -> String? {
    let words = term.words
      .map { word in String(word.map { $0.isLetter || $0.isNumber ? $0 : " " }) }
      .filter { word in word.contains { $0 != " " } }
    guard !words.isEmpty else { return nil }
    let column = term.isInTitle ? "title : " : ""
    let prefix = term.isPrefix ? " *" : ""
    return "\(column)\"\(words.joined(separator: " "))\"\(prefix)"
  }
}
