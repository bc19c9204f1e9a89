internal import SQLite

/// The pages of the store's file that nothing stands in any more.
struct FreePages {
  let connection: Connection

  /// Gives them back to the file system where they are much of the file.
  ///
  /// SQLite writes the file anew for that, in one transaction, which takes the room of another one
  /// meanwhile; few free pages are better left for the articles to come.
  func giveBack() throws {
    let free = try number("freelist_count")
    guard try free * number("page_size") >= Self.minimum, try free * 4 >= number("page_count")
    else { return }
    // The new file would be made in memory otherwise.
    try connection.execute("PRAGMA temp_store = FILE; VACUUM; PRAGMA temp_store = MEMORY")
  }

  /// How many bytes the file has, once nothing is in the log.
  func fileSize() throws -> Int64 {
    Int64(try number("page_count") * number("page_size"))
  }

  private static let minimum = 1 << 20

  private func number(_ pragma: String) throws -> Int {
    try connection.first("PRAGMA \(pragma)") { $0[0] } ?? 0
  }
}
