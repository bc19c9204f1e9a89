/// One command in the tree of commands, with all it declares.
struct CommandNode {
  /// The names that lead here, the program's first.
  let path: [String]
  let configuration: CommandConfiguration
  /// The command that parsing fills.
  var command: any ParsableCommand
  /// The command's own arguments, then `--version` at the root, then `--help`.
  let declarations: [ArgumentDeclaration]

  init(root: any ParsableCommand.Type) {
    self.init(root, under: [])
  }

  private init(_ type: any ParsableCommand.Type, under parents: [String]) {
    path = parents + [type.name]
    configuration = type.configuration
    command = type.init()
    let hasVersion = parents.isEmpty && !configuration.version.isEmpty
    let version = ArgumentDeclaration(
      kind: .version, names: ArgumentDeclaration.versionNames, help: "Show the version.")
    let help = ArgumentDeclaration(
      kind: .help, names: ArgumentDeclaration.helpNames, help: "Show help information.")
    declarations = command.declarations + (hasVersion ? [version] : []) + [help]
  }

  var positionals: [ArgumentDeclaration] { declarations.filter { $0.kind == .positional } }
  var children: [CommandNode] { configuration.subcommands.map { CommandNode($0, under: path) } }

  var defaultChild: CommandNode? {
    configuration.defaultSubcommand.map { CommandNode($0, under: path) }
  }

  /// The subcommand with this name or alias.
  func child(named word: String) -> CommandNode? {
    configuration.subcommands
      .first { $0.name == word || $0.configuration.aliases.contains(word) }
      .map { CommandNode($0, under: path) }
  }

  /// The subcommand whose name is most like `word`.
  func nearestChild(to word: String) -> String? {
    word.nearest(among: configuration.subcommands.flatMap { [$0.name] + $0.configuration.aliases })
  }

  func option(named name: ArgumentName) -> ArgumentDeclaration? {
    declarations.first { $0.names.contains(name) }
  }

  /// The option whose name is most like `word`.
  func nearestOption(to word: String) -> String? {
    word.nearest(among: declarations.filter(\.isVisible).flatMap(\.names).map(\.description))
  }
}
