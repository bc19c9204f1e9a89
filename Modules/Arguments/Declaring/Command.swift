/// A command that does something.
public protocol Command: ParsableCommand {
  /// Does it, with every argument filled and validated.
  mutating func run() async throws
}
