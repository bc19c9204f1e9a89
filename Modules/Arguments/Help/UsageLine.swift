/// How a command is used, in one line: `articles list [--unread] [--feed <feed>]`.
struct UsageLine {
  /// With more options than this, the line says `[<options>]` rather than naming them.
  private static let mostOptions = 12

  private let path: [String]
  private let parts: [String]

  init(node: CommandNode) {
    path = node.path
    let visible = node.declarations.filter { $0.isVisible && $0.kind != .help }
    let options = visible.filter { $0.kind != .positional }
    let named =
      options.count > Self.mostOptions
      ? ["[<options>]"] + options.filter(\.isRequired).map(Self.part) : options.map(Self.part)
    let arguments = visible.filter { $0.kind == .positional }.map(Self.part)
    let hasChildren = !node.configuration.subcommands.isEmpty
    let needsChild = node.configuration.defaultSubcommand == nil && !(node.command is any Command)
    parts =
      named + arguments + (hasChildren ? [needsChild ? "<subcommand>" : "[<subcommand>]"] : [])
  }

  /// The line, continued under its first argument; `indent` is how far in it begins.
  func wrapped(columns: Int, indent: Int) -> String {
    let program = path.joined(separator: " ")
    let margin = indent + program.count + 1
    let lines = parts.joined(columns: max(columns - margin, 1))
    let separator = "\n" + String(repeating: " ", count: margin)
    return ([program] + (lines.isEmpty ? [] : [lines.joined(separator: separator)]))
      .joined(separator: " ")
  }

  private static func part(_ declaration: ArgumentDeclaration) -> String {
    let title = declaration.isRepeating ? "\(declaration.title) ..." : declaration.title
    return declaration.isRequired ? title : "[\(title)]"
  }
}
