internal import CSQLite

/// Where a function that SQL calls puts what it answers.
struct FunctionResult {
  let context: OpaquePointer

  func set(_ value: Parameter) {
    switch value {
    case .null: sqlite3_result_null(context)
    case .integer(let value): sqlite3_result_int64(context, value)
    case .real(let value): sqlite3_result_double(context, value)
    case .text(var value):
      value.withUTF8 { bytes in
        guard let start = bytes.baseAddress else {
          return sqlite3_result_text(context, "", 0, copied)
        }
        start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
          sqlite3_result_text64(context, $0, UInt64(bytes.count), copied, UInt8(SQLITE_UTF8))
        }
      }
    }
  }
}
