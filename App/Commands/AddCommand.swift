import Arguments
import Interactor

struct AddCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Follow feeds.",
    discussion: """
      An address is that of a feed or of a page that leads to one, or a file on this machine. An \
      address without a scheme is taken for https.
      """,
    examples: [
      CommandExample("articles add https://www.swift.org/atom.xml", "Follow a feed."),
      CommandExample(
        "articles add swift.org/blog --tag swift", "Follow the feed of a page, with a tag."),
      CommandExample("articles add ~/feeds/mine.xml", "Follow a file on this machine."),
    ])

  @OptionGroup(title: "Global options") var global: GlobalOptions

  @Argument(
    help: ArgumentHelp("Addresses of feeds, or of pages that have one.", valueName: "address"))
  var addresses: [String]

  @Option(name: .customLong("tag"), help: "A tag for these feeds; may be given more than once.")
  var tags: [String] = []

  mutating func run() async throws {
    let interactor = global.services.articleInteractor()
    var failures = Failures()
    for typed in addresses {
      try await failures.collect(about: typed) {
        let address = TypedAddress(typed).address
        let added = try await interactor.add(address, tags: tags)
        try global.output.write(AddedFeedRendering(added, asked: address))
      }
    }
    try failures.report()
  }
}
