/// How well a text answers a search, by Okapi BM25 without its weights for rare words: those would take
/// a look at every text that matches, and tell little where each has all the words.
///
/// A word in the title counts for eight.
public struct Relevance: Sendable {
  private let lengthNorm: Double
  private var frequencies: [Double]

  public init(termCount: Int, wordCount: Int, averageWordCount: Double) {
    let length = Double(wordCount) / max(averageWordCount, 1)
    lengthNorm = 1.2 * (0.25 + 0.75 * length)
    frequencies = Array(repeating: 0, count: termCount)
  }

  /// Counts a place where a term occurs.
  public mutating func count(term: Int, isInTitle: Bool) {
    frequencies[term] += isInTitle ? 8 : 1
  }

  /// The more, the better.
  public var score: Double {
    frequencies.reduce(0) { $0 + $1 * 2.2 / ($1 + lengthNorm) }
  }
}
