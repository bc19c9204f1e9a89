/// A command line that teaches, and what it does.
public struct CommandExample: Sendable, Hashable {
  /// The whole line, the program's name included.
  public var commandLine: String
  /// What it does, in one line.
  public var purpose: String

  public init(_ commandLine: String, _ purpose: String) {
    self.commandLine = commandLine
    self.purpose = purpose
  }
}
