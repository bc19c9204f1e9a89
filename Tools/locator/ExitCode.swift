/// How the tool ends, when it's not with success.
enum ExitCode: Int32, Error {
  /// At least one finding is an error.
  case findings = 1
  /// It couldn't run, and says nothing of the package.
  case cannotRun = 2
}
