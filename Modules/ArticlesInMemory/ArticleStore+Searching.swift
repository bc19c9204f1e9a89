internal import Articles
internal import TextSearch
internal import Words

extension ArticleStore {
  func search(_ query: SearchQuery, limit: Int) -> [SearchHit] {
    let terms = query.terms.compactMap(SearchTerm.init)
    let wanted = terms.filter { !$0.isExcluded }
    let excluded = terms.filter(\.isExcluded)
    guard !wanted.isEmpty, limit > 0 else { return [] }
    let found = articles.values.filter { stored in
      wanted.allSatisfy { $0.occurs(in: stored.text) }
        && !excluded.contains { $0.occurs(in: stored.text) }
    }
    return best(limit, of: found, for: wanted).map { stored in
      SearchHit(
        article: current(stored.article), snippet: Snippet.pieces(of: stored.text, for: wanted))
    }
  }

  private func best(
    _ limit: Int, of found: [StoredArticle], for terms: [SearchTerm]
  ) -> [StoredArticle] {
    let counts = articles.values.map(\.text.wordCount)
    let average = Double(counts.reduce(0, +)) / Double(max(counts.count, 1))
    return
      found
      .sorted { ($1.article.sortDate, $0.article.id) < ($0.article.sortDate, $1.article.id) }
      .prefix(max(limit, SearchQuery.rankedCount))
      .enumerated()
      .map { (stored: $1, position: $0, score: score(of: $1.text, terms, average)) }
      .sorted { ($1.score, $0.position) < ($0.score, $1.position) }
      .prefix(limit)
      .map(\.stored)
  }

  private func score(of text: SearchableText, _ terms: [SearchTerm], _ average: Double) -> Double {
    var relevance = Relevance(
      termCount: terms.count, wordCount: text.wordCount, averageWordCount: average)
    for (index, term) in terms.enumerated() {
      for _ in term.titleMatches(in: text) { relevance.count(term: index, isInTitle: true) }
      for _ in term.bodyMatches(in: text) { relevance.count(term: index, isInTitle: false) }
    }
    return relevance.score
  }
}
