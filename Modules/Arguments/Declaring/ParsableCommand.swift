/// A word of the command line that has arguments, subcommands, or both.
///
/// One that only gathers subcommands conforms to this alone; one that does something is a
/// ``Command``. Options that stand before a subcommand's name are read as if they stood after it,
/// so a group that shows shared options and each command that obeys them declare the same
/// ``OptionGroup``.
public protocol ParsableCommand: ParsableArguments {
  /// How the command is named and explained.
  static var configuration: CommandConfiguration { get }
}

extension ParsableCommand {
  public static var configuration: CommandConfiguration { CommandConfiguration() }

  /// Reads `arguments`, the program's own name left out, as this command or one beneath it.
  ///
  /// Prints nothing and never exits. Texts are wrapped to `columns`; `nil` means the terminal's
  /// width, or 80 where there is none.
  public static func parse(_ arguments: [String], columns: Int? = nil) -> ParseOutcome {
    CommandParser(root: self, columns: columns).outcome(of: arguments)
  }

  /// The script that makes `shell` complete the command lines of the program this is the root of.
  public static func completionScript(for shell: CompletionShell) -> String {
    let table = CompletionTable(root: CommandNode(root: self))
    return switch shell {
    case .bash: BashScript(table: table).text
    case .zsh: ZshScript(table: table).text
    case .fish: FishScript(table: table).text
    }
  }

  /// The name on the command line: the configured one, or the type's, `Command` left off, in
  /// kebab case.
  static var name: String {
    if let name = configuration.commandName { return name }
    let type = String(describing: self)
    let suffix = "Command"
    let stem = type.hasSuffix(suffix) && type != suffix ? type.dropLast(suffix.count) : type[...]
    return stem.kebabCased
  }
}
