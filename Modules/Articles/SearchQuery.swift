/// What to look for in titles and texts, whatever the case and the accents of Latin
/// letters.
///
/// Written as people write it: `words`, `"a phrase"`, `prefix*`, `-without`, `title:word`. Nothing that
/// can be typed is a syntax error: what isn't one of these is a word.
public struct SearchQuery: Sendable, Hashable {
  public struct Term: Sendable, Hashable {
    /// A word, or for a phrase several that follow each other.
    public var words: [String]
    /// The last word may go on.
    public var isPrefix: Bool
    /// The term must not occur.
    public var isExcluded: Bool
    /// The term counts in the title alone.
    public var isInTitle: Bool

    public init(
      words: [String], isPrefix: Bool = false, isExcluded: Bool = false, isInTitle: Bool = false
    ) {
      self.words = words
      self.isPrefix = isPrefix
      self.isExcluded = isExcluded
      self.isInTitle = isInTitle
    }
  }

  /// How many of the articles that match are compared at least, so that a search for a word that is
  /// everywhere ends soon.
  public static let rankedCount = 500

  /// In the order written.
  public var terms: [Term]

  public init(terms: [Term]) {
    self.terms = terms
  }

  /// Reads what a person typed.
  public init(_ text: String) {
    var scanner = SearchQueryScanner(text)
    terms = scanner.terms()
  }
}
