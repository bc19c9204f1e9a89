/// A command line that can't be obeyed, with what a person needs to mend it.
public struct UsageError: Error, Hashable, CustomStringConvertible {
  /// The exit code of wrong usage, `EX_USAGE` of `sysexits.h`.
  public static let exitCode: Int32 = 64

  /// What is wrong.
  public let error: ArgumentError
  /// How the command is used: `articles list [--unread]`, wrapped.
  public let usage: String
  /// The command line that shows the command's help.
  public let helpCommandLine: String

  /// The lines to print on standard error, the last one without a line break.
  public var description: String {
    """
    Error: \(error)
    Usage: \(usage)
    See '\(helpCommandLine)' for more information.
    """
  }
}
