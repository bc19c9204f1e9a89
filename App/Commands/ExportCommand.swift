import Arguments
import Articles
import OPML

struct ExportCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write what is followed as OPML, for other readers, or all that is stored.",
    discussion: """
      A feed stands in a folder for each of its tags. 'articles import' reads it back.

      With --all it's the whole store, articles and marks too, as lines of JSON for another store.
      """,
    examples: [
      CommandExample("articles export feeds.opml", "Write a file."),
      CommandExample("articles export | ssh elsewhere articles import -", "Take it elsewhere."),
      CommandExample("articles export --all everything.jsonl", "Write everything."),
    ])

  @OptionGroup(title: "Global options") var global: GlobalOptions

  @Argument(
    help: "The file to write; without, or for '-', the standard output.", completion: .file)
  var file: String?

  @Flag(help: "Write articles and marks, too, as lines of JSON.")
  var all = false

  @Flag(help: "Replace the file if there is one.")
  var force = false

  @Flag(help: "Write the names and passwords that addresses have, too.")
  var withPasswords = false

  mutating func run() async throws {
    let repository = global.services.articleRepository()
    if all {
      var archive = ArchiveExport(of: repository, withPasswords: withPasswords)
      try await write { try await archive.text() }
      try report(feeds: archive.feeds, articles: archive.articles, stripped: archive.strippedFeeds)
    } else {
      let feeds = try await repository.subscriptions()
      let list = OPMLDocument(
        title: "Feeds of articles",
        feeds: feeds.map { OPMLFeed($0, hasPassword: withPasswords) })
      var text: String? = OPMLWriter().text(of: list)
      try await write { text.take() }
      let stripped = withPasswords ? 0 : feeds.count { $0.address != $0.displayAddress }
      try report(feeds: feeds.count, articles: nil, stripped: stripped)
    }
  }

  /// Writes what comes until `nil`.
  private func write(_ text: () async throws -> String?) async throws {
    if let file, file != "-" {
      return try await OutputFile(path: file).write(replacing: force, text)
    }
    while let text = try await text() { try StandardStream.output.write(text) }
  }

  private func report(feeds: Int, articles: Int?, stripped: Int) throws {
    if let file, file != "-" {
      try global.output.write(ExportRendering(feeds: feeds, articles: articles, file: file))
    }
    if stripped > 0 {
      try StandardStream.error.write(
        "articles: the names and passwords of \(stripped) addresses were left out; --with-passwords writes them.\n"
      )
    }
  }
}
