#if Postgres
  internal import CPostgres

  /// What a statement answered.
  public final class Rows {
    private let result: OpaquePointer

    init(_ result: OpaquePointer) {
      self.result = result
    }

    deinit {
      PQclear(result)
    }

    public var count: Int { Int(PQntuples(result)) }

    /// How many rows the statement inserted, updated or deleted.
    public var changedCount: Int { Int(String(cString: PQcmdTuples(result))) ?? 0 }

    /// Reads every row, in order.
    public func map<Value>(_ read: (Row) throws -> Value) rethrows -> [Value] {
      try (0..<PQntuples(result)).map { try read(Row(result: result, index: $0)) }
    }

    /// Reads the first row, if there is any.
    public func first<Value>(_ read: (Row) throws -> Value) rethrows -> Value? {
      count > 0 ? try read(Row(result: result, index: 0)) : nil
    }

    var status: ExecStatusType { PQresultStatus(result) }

    /// - Parameter statement: what was run.
    func error(of statement: String?) -> PostgreSQLError {
      PostgreSQLError(result: result, statement: statement)
    }
  }
#endif
