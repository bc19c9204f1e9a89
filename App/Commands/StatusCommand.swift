import Arguments
import Articles
import Reachability

struct StatusCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Show where the store is, what is in it, and whether there's a network.",
    examples: [CommandExample("articles status --json", "Show it to a script.")])

  @OptionGroup(title: "Global options") var global: GlobalOptions

  mutating func run() async throws {
    let services = global.services
    try global.output.write(
      StatusRendering(
        statistics: try await services.articleRepository().statistics(),
        isConnected: services.reachability().isConnected()))
  }
}
