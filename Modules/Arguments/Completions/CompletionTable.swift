/// What can be completed where, as the scripts of all shells need it.
struct CompletionTable {
  /// What is offered while one command's words are typed.
  struct Route {
    /// The names that lead to the command: `articles list`.
    let path: String
    let subcommands: [CommandNode]
    let options: [ArgumentDeclaration]
    let positionals: [ArgumentDeclaration]

    /// The options that take a value from the next word.
    var valueOptions: [ArgumentDeclaration] { options.filter(\.takesValue) }
  }

  /// The program's name.
  let program: String
  /// Every command, the root first.
  let routes: [Route]

  init(root: CommandNode) {
    program = root.path[0]
    routes = Self.routes(from: root)
  }

  private static func routes(from node: CommandNode) -> [Route] {
    let children = node.children
    // What the default subcommand takes can be typed without naming it.
    let inherited = node.defaultChild?.declarations ?? []
    let known = Set(node.declarations.flatMap(\.names))
    let declarations =
      node.declarations
      + inherited.filter { $0.names.isEmpty || known.isDisjoint(with: $0.names) }
    let visible = declarations.filter(\.isVisible)
    let route = Route(
      path: node.path.joined(separator: " "), subcommands: children,
      options: visible.filter { $0.kind != .positional },
      positionals: visible.filter { $0.kind == .positional })
    return [route] + children.flatMap(routes)
  }
}

extension CompletionTable.Route {
  /// The words that can follow the path as one more step of it, with the path they lead to.
  var steps: [(words: [String], path: String)] {
    subcommands.map { node in
      (node.path.suffix(1) + node.configuration.aliases, node.path.joined(separator: " "))
    }
  }

  /// What is offered for the argument at each position; the last one may repeat.
  var positions: [(pattern: String, completion: CompletionKind)] {
    positionals.enumerated().map { index, declaration in
      (declaration.isRepeating ? "*" : "\(index)", declaration.completion)
    }
  }
}
