/// Where articles are kept.
public enum StoreLocation: Sendable, Hashable {
  /// In this process, gone when it ends.
  case memory
  /// In a file at this path, made when it isn't there.
  case file(String)

  /// Reads what a person typed: `:memory:`, or else a path.
  public init(_ text: String) {
    self = text == ":memory:" ? .memory : .file(text)
  }
}
