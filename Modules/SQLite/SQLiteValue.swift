internal import CSQLite

/// A Swift type that SQLite can keep in a column and take as a parameter.
public protocol SQLiteValue {
  /// Reads a column of the current row, as SQLite converts it to this type.
  init(column: Column)

  /// What stands for the value in a statement.
  var parameter: Parameter { get }
}

extension Int: SQLiteValue {
  public init(column: Column) {
    self = Int(sqlite3_column_int64(column.statement, column.index))
  }

  public var parameter: Parameter { .integer(Int64(self)) }
}

extension Int64: SQLiteValue {
  public init(column: Column) {
    self = sqlite3_column_int64(column.statement, column.index)
  }

  public var parameter: Parameter { .integer(self) }
}

extension Bool: SQLiteValue {
  public init(column: Column) {
    self = sqlite3_column_int64(column.statement, column.index) != 0
  }

  public var parameter: Parameter { .integer(self ? 1 : 0) }
}

extension Double: SQLiteValue {
  public init(column: Column) {
    self = sqlite3_column_double(column.statement, column.index)
  }

  public var parameter: Parameter { .real(self) }
}

extension String: SQLiteValue {
  public init(column: Column) {
    // The text first: asking for it settles the encoding that the byte count is of.
    guard let text = sqlite3_column_text(column.statement, column.index) else {
      self = ""
      return
    }
    let count = Int(sqlite3_column_bytes(column.statement, column.index))
    self = String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
  }

  public var parameter: Parameter { .text(self) }
}

extension Optional: SQLiteValue where Wrapped: SQLiteValue {
  public init(column: Column) {
    let isNull = sqlite3_column_type(column.statement, column.index) == SQLITE_NULL
    self = isNull ? nil : Wrapped(column: column)
  }

  public var parameter: Parameter { self?.parameter ?? .null }
}

extension Parameter: SQLiteValue {
  /// In the type that the column has; bytes as the text that they are.
  public init(column: Column) {
    self =
      switch sqlite3_column_type(column.statement, column.index) {
      case SQLITE_NULL: .null
      case SQLITE_INTEGER: Int64(column: column).parameter
      case SQLITE_FLOAT: Double(column: column).parameter
      default: String(column: column).parameter
      }
  }

  public var parameter: Parameter { self }
}
