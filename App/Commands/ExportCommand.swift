import Arguments
import Articles
import OPML

struct ExportCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write what is followed as OPML, for other readers.",
    discussion: "A feed stands in a folder for each of its tags. 'articles import' reads it back.",
    examples: [
      CommandExample("articles export feeds.opml", "Write a file."),
      CommandExample("articles export | ssh elsewhere articles import -", "Take it elsewhere."),
    ])

  @OptionGroup(title: "Global options") var global: GlobalOptions

  @Argument(
    help: "The file to write; without, or for '-', the standard output.", completion: .file)
  var file: String?

  @Flag(help: "Replace the file if there is one.")
  var force = false

  @Flag(help: "Write the names and passwords that addresses have, too.")
  var withPasswords = false

  mutating func run() async throws {
    let feeds = try await global.services.articleRepository().subscriptions()
    let list = OPMLDocument(
      title: "Feeds of articles",
      feeds: feeds.map { OPMLFeed($0, hasPassword: withPasswords) })
    let text = OPMLWriter().text(of: list)
    if let file, file != "-" {
      try OutputFile(path: file).write(text, replacing: force)
      try global.output.write(ExportRendering(feeds: feeds.count, file: file))
    } else {
      try StandardStream.output.write(text)
    }
    let left = feeds.count { $0.address != $0.displayAddress }
    if left > 0, !withPasswords {
      try StandardStream.error.write(
        "articles: the names and passwords of \(left) addresses were left out; --with-passwords writes them.\n"
      )
    }
  }
}
