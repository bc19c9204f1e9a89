import Arguments
import Articles
import OPML

struct ImportCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Follow the feeds of an OPML file.",
    discussion: """
      Folders become tags. What is followed already stays as it is, but for the tags, which are added \
      to its own. Nothing is fetched; 'articles refresh' does.
      """,
    examples: [
      CommandExample("articles import feeds.opml", "Follow what another reader exported."),
      CommandExample("articles import - < feeds.opml", "Read the list from the standard input."),
    ])

  @OptionGroup(title: "Global options") var global: GlobalOptions

  @Argument(help: "An OPML file, or '-' for the standard input.", completion: .file)
  var file: String

  mutating func run() async throws {
    let bytes = try Interruption.endingAtOnce { () throws(InputError) in
      try Input.bytes(of: file)
    }
    let list = try list(in: bytes)
    var drafts: [SubscriptionDraft] = []
    var failures = Failures()
    for feed in list.feeds {
      try await failures.collect(about: feed.title ?? feed.address) {
        drafts.append(try ListedFeed(feed).draft())
      }
    }
    let repository = global.services.articleRepository()
    let known = Set(try await repository.subscriptions().map(\.id))
    let followed = Set(try await repository.subscribe(to: drafts).map(\.id))
    try global.output.write(
      ImportRendering(
        new: followed.subtracting(known).count, known: followed.intersection(known).count,
        failed: failures.count))
    try failures.report()
  }

  private func list(in bytes: [UInt8]) throws -> OPMLDocument {
    do {
      return try OPMLReader().read(bytes)
    } catch {
      let text = ErrorText(error, about: file).line
      try StandardStream.error.write("articles: \(text)\n")
      throw Exit.failure
    }
  }
}
