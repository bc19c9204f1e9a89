import Arguments

struct CompletionsCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "completions",
    abstract: "Print a script that lets a shell complete command lines.",
    examples: [
      CommandExample("source <(articles completions bash)", "Complete in this bash.")
    ])

  @Argument(help: "Which shell.")
  var shell: CompletionShell

  mutating func run() async throws {
    try StandardStream.output.write(ArticlesCommand.completionScript(for: shell))
  }
}
