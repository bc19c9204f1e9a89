#if Postgres
  internal import CPostgres

  /// One row of what a statement answered; valid as long as its ``Rows`` are.
  public struct Row {
    let result: OpaquePointer
    let index: Int32

    /// The column at an index, from 0.
    public subscript<Value: PostgreSQLValue>(column: Int) -> Value {
      let column = Int32(column)
      guard PQgetisnull(result, index, column) == 0, let start = PQgetvalue(result, index, column)
      else { return Value(field: nil) }
      let bytes = UnsafeRawBufferPointer(
        start: start, count: Int(PQgetlength(result, index, column)))
      return Value(field: bytes)
    }
  }
#endif
