internal import CSQLite

/// A prepared statement, kept by its connection to be run again.
final class Statement {
  private let connection: OpaquePointer
  private let handle: OpaquePointer
  private let sql: String
  /// Whether it has values, and perhaps a row, that its user still needs.
  private(set) var isRunning = false

  init(_ sql: String, on connection: OpaquePointer) throws {
    var handle: OpaquePointer?
    let code = sqlite3_prepare_v3(
      connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
    guard code == SQLITE_OK, let handle else {
      throw SQLiteError(on: connection, statement: sql)
    }
    self.connection = connection
    self.handle = handle
    self.sql = sql
  }

  deinit {
    sqlite3_finalize(handle)
  }

  func bind(_ values: [any SQLiteValue]) throws {
    isRunning = true
    for (index, value) in zip(Int32(1)..., values) {
      guard bind(value.parameter, at: index) == SQLITE_OK else {
        throw SQLiteError(on: connection, statement: sql)
      }
    }
  }

  /// Goes to the next row; `nil` after the last.
  func next() throws -> Row? {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return Row(statement: handle)
    case SQLITE_DONE: return nil
    default: throw SQLiteError(on: connection, statement: sql)
    }
  }

  /// Lets go of locks and values, so that it can be run again.
  func reset() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
    isRunning = false
  }

  private func bind(_ parameter: Parameter, at index: Int32) -> Int32 {
    switch parameter {
    case .null: return sqlite3_bind_null(handle, index)
    case .integer(let value): return sqlite3_bind_int64(handle, index, value)
    case .real(let value): return sqlite3_bind_double(handle, index, value)
    case .text(var value):
      return value.withUTF8 { bytes in
        // An empty string may have no address, and without one SQLite binds NULL.
        guard let start = bytes.baseAddress else {
          return sqlite3_bind_text(handle, index, "", 0, copied)
        }
        return start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
          sqlite3_bind_text64(
            handle, index, $0, UInt64(bytes.count), copied, UInt8(SQLITE_UTF8))
        }
      }
    }
  }
}

/// Makes SQLite take a copy: the macro `SQLITE_TRANSIENT`, which Swift can't import.
let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
