/// What a command line asks for.
public enum ParseOutcome {
  /// To run this command, whose arguments are filled and validated.
  case command(any Command)
  /// To print this help or version on standard output, and to exit with 0.
  case message(String)
  /// Nothing that can be done: print the error on standard error, and exit with
  /// ``UsageError/exitCode``.
  case failure(UsageError)
}
