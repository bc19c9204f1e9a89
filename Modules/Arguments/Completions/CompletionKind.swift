/// What a shell offers for a value.
public enum CompletionKind: Sendable, Hashable {
  /// Nothing: only the person knows.
  case none
  /// Paths of files and directories.
  case file
  /// Paths of directories.
  case directory
  /// These words.
  case list([String])
}
