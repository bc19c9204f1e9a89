/// Where articles are kept.
public enum StoreLocation: Sendable, Hashable {
  /// In this process, gone when it ends.
  case memory
  /// In a file at this path, made when it isn't there.
  case file(String)
  /// In a database of a server, by a connection string or URI as PostgreSQL's libpq reads it; there may be
  /// a password in it.
  case server(String)

  /// Reads what a person typed: `:memory:`, a `postgres://` URI, or else a path.
  public init(_ text: String) {
    if text == ":memory:" {
      self = .memory
    } else if ["postgres://", "postgresql://"].contains(where: text.hasPrefix) {
      self = .server(text)
    } else {
      self = .file(text)
    }
  }
}
