/// Reads the terms of a search from what was typed.
struct SearchQueryScanner {
  private var rest: Substring

  init(_ text: String) {
    rest = text[...]
  }

  mutating func terms() -> [SearchQuery.Term] {
    var terms: [SearchQuery.Term] = []
    while !rest.isEmpty {
      rest = rest.drop { $0.isWhitespace }
      if let term = term() { terms.append(term) }
    }
    return terms
  }

  private mutating func term() -> SearchQuery.Term? {
    let isExcluded = skip("-")
    let isInTitle = skip("title:")
    let text: Substring
    if skip("\"") {
      text = take { $0 != "\"" }
      rest = rest.dropFirst()
    } else {
      text = take { !$0.isWhitespace && $0 != "\"" }
    }
    let isPrefix = skip("*") || text.last == "*"
    let words = text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard !words.isEmpty else { return nil }
    return SearchQuery.Term(
      words: words, isPrefix: isPrefix, isExcluded: isExcluded, isInTitle: isInTitle)
  }

  private mutating func skip(_ prefix: String) -> Bool {
    guard rest.prefix(prefix.count).lowercased() == prefix else { return false }
    rest = rest.dropFirst(prefix.count)
    return true
  }

  private mutating func take(while isPart: (Character) -> Bool) -> Substring {
    let text = rest.prefix(while: isPart)
    rest = rest.dropFirst(text.count)
    return text
  }
}
