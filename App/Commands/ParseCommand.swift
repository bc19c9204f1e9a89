import Arguments
import FeedParsing
import Feeds
import Interactor
import Reachability

struct ParseCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "parse",
    abstract: "Turn any feed into JSON Feed 1.1, and store nothing.",
    examples: [
      CommandExample("articles parse feed.xml", "Look into a file."),
      CommandExample(
        "articles parse https://www.swift.org/atom.xml", "Look at a feed before following it."),
      CommandExample(
        "articles parse - --base https://www.swift.org/",
        "Read the standard input, its links made absolute."),
    ])

  @OptionGroup(title: "Global options") var global: GlobalOptions

  @Argument(help: "A file, an address, or '-' for the standard input.", completion: .file)
  var source: String

  @Option(help: ArgumentHelp("The address that relative links belong to.", valueName: "url"))
  var base: String?

  @Option(help: ArgumentHelp("The Content-Type that the document came with.", valueName: "type"))
  var contentType: String?

  mutating func validate() throws {
    guard base == nil && contentType == nil || !isAddress else {
      throw ValidationError(
        "'--base' and '--content-type' go with a file or '-': an address says both itself.")
    }
  }

  mutating func run() async throws {
    // JSON Feed is JSON already: --json changes nothing.
    try StandardStream.output.write(JSONFeedWriter().text(of: try await feed()))
  }

  private var isAddress: Bool {
    source != "-" && !TypedAddress(source).address.hasPrefix("file:")
  }

  private func feed() async throws -> Feed {
    let services = global.services
    guard isAddress else {
      let bytes = try Interruption.endingAtOnce { () throws(InputError) in
        try Input.bytes(of: TypedAddress(source).path ?? source)
      }
      return try services.feedSource()
        .read(FeedDocument(bytes, contentType: contentType, address: base))
    }
    let address = TypedAddress(source).address
    guard services.reachability().isConnected() || !FeedAddress(address).needsNetwork else {
      throw ArticleInteractorError.offline(address: address)
    }
    guard case .feed(let feed, _) = try await services.feedSource().fetch(FeedRequest(address))
    else { throw FeedError.notAFeed(found: "an HTML page") }
    return feed
  }
}
