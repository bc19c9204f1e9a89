import Arguments
import Articles
import OPML

struct ImportCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Follow the feeds of an OPML file, or take in all of another store.",
    discussion: """
      Folders become tags. What is followed already stays as it is, but for the tags, which are added \
      to its own. Nothing is fetched; 'articles refresh' does.

      What 'articles export --all' wrote comes with its articles and marks. Cut off, it can be begun \
      again: what is here already is passed over.
      """,
    examples: [
      CommandExample("articles import feeds.opml", "Follow what another reader exported."),
      CommandExample("articles import - < feeds.opml", "Read the list from the standard input."),
      CommandExample(
        "articles --store a.sqlite export --all | articles import -", "Move everything here."),
    ])

  @OptionGroup(title: "Global options") var global: GlobalOptions

  @Argument(help: "An OPML file or an archive, or '-' for the standard input.", completion: .file)
  var file: String

  mutating func run() async throws {
    var lines = try InputLines(of: file)
    if try lines.first() == "{" { return try await restore(lines) }
    let bytes = try lines.rest()
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

  private func restore(_ lines: consuming InputLines) async throws {
    var archive = ArchiveImport(into: global.services.articleRepository())
    var failures = Failures()
    var number = 0
    let name = file == "-" ? "the standard input" : file
    while let line = try lines.next() {
      number += 1
      if line.allSatisfy({ " \t\r".utf8.contains($0) }) { continue }
      let parsed: ArchiveLine
      do {
        parsed = try ArchiveText.read(line, number: number)
      } catch {
        try await failures.collect(about: name) { throw error }
        continue
      }
      try await archive.take(parsed, bytes: line.count)
    }
    try await archive.save()
    try await global.services.articleRepository().finishSaving()
    try global.output.write(RestoreRendering(archive.summary, failed: failures.count))
    try failures.report()
  }

  private func list(in bytes: [UInt8]) throws -> OPMLDocument {
    let reader = try OPMLReader()
    do {
      return try reader.read(bytes)
    } catch {
      let text = ErrorText(error, about: file).line
      try StandardStream.error.write("articles: \(text)\n")
      throw Exit.failure
    }
  }
}
