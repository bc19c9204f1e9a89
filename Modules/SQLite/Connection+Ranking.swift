internal import CSQLite

extension Connection {
  /// Lets SQL rank the rows that a search with FTS5 finds by a Swift function, which is called with the
  /// table's name as its one argument (https://www.sqlite.org/fts5.html, section 7).
  public func defineRanking(
    _ name: String, _ body: @escaping (FullTextMatch) -> Double
  ) throws {
    let api = try fullTextAPI()
    let code = api.pointee.xCreateFunction?(
      api, name, Unmanaged.passRetained(RankingFunction(body)).toOpaque(),
      { api, match, result, _, _ in RankingFunction.call(api, match, result) },
      { function in if let function { Unmanaged<RankingFunction>.fromOpaque(function).release() } })
    guard code == SQLITE_OK else { throw SQLiteError(on: pointer, statement: nil) }
  }

  private func fullTextAPI() throws -> UnsafeMutablePointer<fts5_api> {
    let sql = "SELECT fts5(?1)"
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    var api: UnsafeMutablePointer<fts5_api>?
    guard sqlite3_prepare_v2(pointer, sql, -1, &statement, nil) == SQLITE_OK else {
      throw SQLiteError(on: pointer, statement: sql)
    }
    // SQLite keeps no copy of the type's name, which must last until the statement has run.
    "fts5_api_ptr".withCString { type in
      withUnsafeMutablePointer(to: &api) { api in
        _ = sqlite3_bind_pointer(statement, 1, api, type, nil)
        _ = sqlite3_step(statement)
      }
    }
    guard let api else { throw SQLiteError(on: pointer, statement: sql) }
    return api
  }
}

/// Carries a closure through C.
private final class RankingFunction {
  private let body: (FullTextMatch) -> Double

  init(_ body: @escaping (FullTextMatch) -> Double) {
    self.body = body
  }

  static func call(
    _ api: UnsafePointer<Fts5ExtensionApi>?, _ match: OpaquePointer?, _ result: OpaquePointer?
  ) {
    guard let api = api?.pointee, let match, let function = api.xUserData?(match) else { return }
    let body = Unmanaged<RankingFunction>.fromOpaque(function).takeUnretainedValue().body
    sqlite3_result_double(result, body(FullTextMatch(api: api, context: match)))
  }
}
