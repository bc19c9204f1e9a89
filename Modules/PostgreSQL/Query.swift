#if Postgres
  /// A statement with the values of its parameters `$1`, `$2` and so on.
  public struct Query: Sendable {
    /// When the server plans a statement.
    public enum Planning: Sendable {
      /// Once, for whatever values.
      case once
      /// Each time, for the values that it gets.
      case eachTime
    }

    let sql: String
    let values: [any PostgreSQLValue]
    let planning: Planning

    public init(_ sql: String, _ values: [any PostgreSQLValue] = [], planning: Planning = .once) {
      self.sql = sql
      self.values = values
      self.planning = planning
    }
  }
#endif
