/// The row that a statement stands at; valid until the statement goes on.
public struct Row {
  let statement: OpaquePointer

  /// The column at an index, from 0.
  public subscript<Value: SQLiteValue>(index: Int) -> Value {
    Value(column: Column(statement: statement, index: Int32(index)))
  }
}
