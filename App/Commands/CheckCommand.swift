import Arguments
import Articles

struct CheckCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Look for damage in the store, and repair what can be made again.",
    examples: [CommandExample("articles check", "Check the store that is used by default.")])

  @OptionGroup(title: "Global options") var global: GlobalOptions

  mutating func run() async throws {
    let report = try await global.services.articleRepository().checkIntegrity()
    try global.output.write(IntegrityRendering(report))
    guard report.problems.isEmpty else {
      try StandardStream.error.write(
        "articles: the store was damaged, and not all of it could be saved.\n")
      throw Exit.store
    }
  }
}
