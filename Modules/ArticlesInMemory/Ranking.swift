#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// How well texts match, by Okapi BM25 with the constants of SQLite's FTS5, so that both stores answer
/// in one order. A word in the title counts for eight.
struct Ranking {
  private let weighted: [(term: SearchTerm, rarity: Double)]
  private let averageWordCount: Double

  init(_ terms: [SearchTerm], in texts: [SearchableText]) {
    let total = Double(texts.count)
    averageWordCount = Double(texts.reduce(0) { $0 + $1.wordCount }) / max(total, 1)
    weighted = terms.map { term in
      let having = Double(texts.count { term.occurs(in: $0) })
      let rarity = log((total - having + 0.5) / (having + 0.5))
      return (term, rarity > 0 ? rarity : 1e-6)
    }
  }

  func score(of text: SearchableText) -> Double {
    let length = Double(text.wordCount) / averageWordCount
    return weighted.reduce(0) { score, weighted in
      let inTitle = Double(weighted.term.titleMatches(in: text).count)
      let inBody = Double(weighted.term.bodyMatches(in: text).count)
      let frequency = 8 * inTitle + inBody
      return score + weighted.rarity * frequency * 2.2
        / (frequency + 1.2 * (0.25 + 0.75 * length))
    }
  }
}
