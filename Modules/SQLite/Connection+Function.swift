internal import CSQLite

extension Connection {
  /// Lets SQL call a Swift function of text, which may read the database.
  ///
  /// A missing argument is NULL, and so is a `nil` result. An error ends the statement that called it.
  public func define(
    _ name: String, argumentCount: Int, _ body: @escaping ([String?]) throws -> String?
  ) throws {
    let code = sqlite3_create_function_v2(
      pointer, name, Int32(argumentCount), SQLITE_UTF8,
      Unmanaged.passRetained(TextFunction(body)).toOpaque(),
      { context, count, arguments in TextFunction.call(context, count, arguments) }, nil, nil,
      { function in if let function { Unmanaged<TextFunction>.fromOpaque(function).release() } })
    guard code == SQLITE_OK else {
      throw SQLiteError(on: pointer, statement: nil)
    }
  }
}

/// Carries a closure through C.
private final class TextFunction {
  private let body: ([String?]) throws -> String?

  init(_ body: @escaping ([String?]) throws -> String?) {
    self.body = body
  }

  static func call(
    _ context: OpaquePointer?, _ count: Int32,
    _ arguments: UnsafeMutablePointer<OpaquePointer?>?
  ) {
    guard let function = sqlite3_user_data(context), let arguments else { return }
    let texts = (0..<Int(count)).map { text(of: arguments[$0]) }
    let body = Unmanaged<TextFunction>.fromOpaque(function).takeUnretainedValue().body
    let result: String?
    do {
      result = try body(texts)
    } catch {
      sqlite3_result_error(context, "\(error)", -1)
      if let error = error as? SQLiteError {
        sqlite3_result_error_code(context, error.extendedCode)
      }
      return
    }
    guard var result else { return sqlite3_result_null(context) }
    result.withUTF8 { bytes in
      guard let start = bytes.baseAddress else {
        return sqlite3_result_text(context, "", 0, copied)
      }
      start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
        sqlite3_result_text64(context, $0, UInt64(bytes.count), copied, UInt8(SQLITE_UTF8))
      }
    }
  }

  private static func text(of value: OpaquePointer?) -> String? {
    guard let text = sqlite3_value_text(value) else { return nil }
    let count = Int(sqlite3_value_bytes(value))
    return String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
  }
}
