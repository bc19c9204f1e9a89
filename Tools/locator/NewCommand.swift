import Arguments

/// `locator new`: a command for each thing that can be made.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Writes what the rules want: a dependency, an alternate, a consumer or a package.",
    discussion: """
      What it makes builds, passes its tests and the check as it is. It edits Package.swift in the file's own \
      style, and never overwrites.
      """,
    examples: [
      CommandExample("locator new package Shop", "Begin a package."),
      CommandExample(
        "locator new dependency Payments --implementation Stripe",
        "Add an interface with its locator, default, fake and test."),
      CommandExample(
        "locator new consumer Checkout --needs Payments,Reachability", "Add what needs others."),
      CommandExample(
        "locator new alternate Offline --dry-run", "Show what another Defaults module would change."
      ),
    ],
    subcommands: [
      NewDependencyCommand.self, NewConsumerCommand.self, NewAlternateCommand.self,
      NewPackageCommand.self,
    ])
}
