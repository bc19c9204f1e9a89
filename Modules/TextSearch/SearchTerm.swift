public import Articles
internal import Words

/// A term of a search, ready to be compared with words.
public struct SearchTerm: Sendable, Hashable {
  /// Folded, and at least one.
  public let words: [String]
  /// The last word may go on.
  public let isPrefix: Bool
  /// The term must not occur.
  public let isExcluded: Bool
  /// The term counts in the title alone.
  public let isInTitle: Bool

  /// `nil` for a term with no word in it.
  public init?(_ term: SearchQuery.Term) {
    words = term.words.flatMap(Word.all).map(\.folded)
    isPrefix = term.isPrefix
    isExcluded = term.isExcluded
    isInTitle = term.isInTitle
    if words.isEmpty { return nil }
  }

  /// Which words of the title are the term, each time that it occurs.
  public func titleMatches(in text: SearchableText) -> [Range<Int>] {
    matches(in: text.title)
  }

  /// Which words of the body are the term, each time that it occurs.
  public func bodyMatches(in text: SearchableText) -> [Range<Int>] {
    isInTitle ? [] : matches(in: text.body)
  }

  /// Whether the term is in the title or, unless it counts there alone, in the body.
  public func occurs(in text: SearchableText) -> Bool {
    !titleMatches(in: text).isEmpty || !bodyMatches(in: text).isEmpty
  }

  private func matches(in part: SearchableText.Part) -> [Range<Int>] {
    guard part.words.count >= words.count else { return [] }
    return (0...part.words.count - words.count).lazy
      .map { $0..<$0 + words.count }
      .filter { matches(part.words[$0]) }
  }

  private func matches(_ run: ArraySlice<Word>) -> Bool {
    for (offset, (found, wanted)) in zip(run, words).enumerated() {
      let mayGoOn = isPrefix && offset == words.count - 1
      guard mayGoOn ? found.folded.hasPrefix(wanted) : found.folded == wanted else { return false }
    }
    return true
  }
}
