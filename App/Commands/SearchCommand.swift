import Arguments
import Articles

struct SearchCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "search",
    abstract: "Find articles, best match first.",
    discussion: """
      All words must occur, whatever their case and the accents of Latin letters. "Words in quotes" \
      follow each other, a word with a star may go on (conc*), one with a minus must not occur, and \
      title:word counts in titles alone. After '--', nothing is taken for an option.
      """,
    examples: [
      CommandExample("articles search swift concurrency", "Find what has both words."),
      CommandExample(
        "articles search '\"structured concurrency\" -java'",
        "Find a phrase, without what has the last word."),
      CommandExample(
        "articles search 'title:swift conc*'", "Find a word of the title, and a beginning."),
    ])

  @OptionGroup(title: "Global options") var global: GlobalOptions

  @Argument(help: ArgumentHelp("What to look for.", valueName: "query"))
  var query: [String]

  @Option(name: .shortAndLong, help: ArgumentHelp("How many at most.", valueName: "number"))
  var limit = 20

  mutating func validate() throws {
    guard limit > 0 else { throw ValidationError("'--limit' is at least 1.") }
    let terms = SearchQuery(query.joined(separator: " ")).terms
    guard terms.contains(where: { !$0.isExcluded }) else {
      throw ValidationError("Say at least one word to find; one that must not occur isn't enough.")
    }
    let count = terms.reduce(0) { $0 + $1.words.count }
    guard count <= Self.wordLimit else {
      throw ValidationError("Say \(Self.wordLimit) words at most, not \(count).")
    }
  }

  /// More than anybody types; what a whole page of words costs grows with its square.
  private static let wordLimit = 200

  mutating func run() async throws {
    let hits = try await global.services.articleRepository()
      .search(SearchQuery(query.joined(separator: " ")), limit: limit)
    let articles = try await global.named(hits.map(\.article))
    try global.output.write(
      SearchRendering(zip(hits, articles).map { SearchHit(article: $1, snippet: $0.snippet) }))
  }
}
