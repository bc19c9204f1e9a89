internal import Articles

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
    let ranking = Ranking(wanted, in: articles.values.map(\.text))
    return
      found
      .map { (stored: $0, score: ranking.score(of: $0.text)) }
      .sorted { $0.score > $1.score }
      .prefix(limit)
      .map { found in
        SearchHit(
          article: current(found.stored.article),
          snippet: Snippet.pieces(of: found.stored.text, for: wanted))
      }
  }
}
