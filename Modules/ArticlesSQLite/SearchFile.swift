internal import Articles
internal import SQLite

/// The file beside a store that the search index stands in, so that it can be written while others save.
///
/// Nothing is in it that isn't made from the articles. Where it's missing, or not that of the store as it is, a new one is made
/// and every article queued: a store may be copied without.
struct SearchFile: Sendable {
  /// What SQL calls it on a connection to the store.
  static let name = "search_file"
  /// "swsi" in ASCII, in the file's header.
  static let applicationID: Int32 = 0x7377_7369

  let file: StoreFile

  init(of store: StoreFile) {
    file = StoreFile(path: store.path + ".search", applicationID: Self.applicationID)
  }

  /// Runs a body on the index, if there is one of this store.
  /// - Throws: What goes wrong with it as an `ArticleRepositoryError` of its file, or SQLite's error while others hold it.
  func useExisting<Result>(
    on connection: Connection, _ body: (SearchIndex) throws -> Result
  ) throws -> Result? {
    try naming { try existing(on: connection).map(body) }
  }

  /// The same, on one that is made if there is none.
  func use<Result>(
    on connection: Connection, _ body: (SearchIndex) throws -> Result
  ) throws -> Result {
    try naming { try body(opened(on: connection)) }
  }

  /// Takes away what isn't this store's or is damaged, which no connection may have open, so that it's made anew.
  func remove() throws {
    if file.identity != nil { try file.remove() }
  }

  /// Says of which file an error is: nothing is lost with an index.
  private func naming<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as SQLiteError where error.isDamage {
      throw ArticleRepositoryError.damagedIndex(location: file.path, detail: error.message)
    } catch let error as SQLiteError where error.reason != .busy {
      throw ArticleRepositoryError(error, location: file.path)
    }
  }

  private func existing(on connection: Connection) throws -> SearchIndex? {
    if try !isAttached(to: connection) {
      guard try hasFile() else { return nil }
      try attach(to: connection)
    }
    let index = SearchIndex(connection: connection)
    do {
      return try index.isOfTheStore() ? index : nil
    } catch {
      // Attached, a damaged file would fail whatever else is asked of the connection.
      try connection.detach(Self.name)
      throw error
    }
  }

  private func opened(on connection: Connection) throws -> SearchIndex {
    if let index = try existing(on: connection) { return index }
    guard !connection.isReadOnly else { throw ArticleRepositoryError.readOnly(location: file.path) }
    if try !isAttached(to: connection) {
      try makeFile()
      try attach(to: connection)
    }
    let index = SearchIndex(connection: connection)
    try index.make()
    return index
  }

  private func isAttached(to connection: Connection) throws -> Bool {
    guard connection.isAttached(Self.name) else { return false }
    guard connection.isMoved(Self.name) else { return true }
    try connection.detach(Self.name)
    return false
  }

  private func attach(to connection: Connection) throws {
    try connection.attach(file.path, as: Self.name)
    try connection.execute(Self.settings)
  }

  /// - Throws: `ArticleRepositoryError.cannotOpen` for what isn't ours, and is left alone.
  private func hasFile() throws -> Bool {
    do {
      return try file.state() != .absent
    } catch ArticleRepositoryError.notAStore {
      throw ArticleRepositoryError.cannotOpen(
        location: file.path,
        reason: "it isn't a search index; move it away, and one is made of the articles")
    }
  }

  private func makeFile() throws {
    let connection = try Connection(path: file.path, .create)
    connection.setBusyTimeout(milliseconds: 100)
    try connection.execute(
      "PRAGMA application_id = \(Self.applicationID); PRAGMA journal_mode = WAL")
  }

  private static let settings = """
    PRAGMA \(name).synchronous = NORMAL;
    PRAGMA \(name).cache_size = -4000;
    PRAGMA \(name).journal_size_limit = 67108864;
    """
}
