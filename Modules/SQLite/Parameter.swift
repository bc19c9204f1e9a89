/// A value in one of SQLite's own types, bound to a statement.
public enum Parameter: Sendable, Hashable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
}
