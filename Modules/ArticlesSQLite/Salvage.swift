internal import SQLite

/// Reads rows of a damaged store, past the damage.
struct Salvage {
  let damaged: Connection

  /// A page leads back to one before it, and the rows would never end.
  private struct Circle: Error {}

  /// Reads the rows of a query, one after the other, as far as they can be read.
  /// - Returns: whether that was to the end.
  func read(
    _ sql: String, _ values: [any SQLiteValue] = [], _ body: (Row) throws -> Void
  ) throws -> Bool {
    do {
      var left = try rowLimit()
      _ = try damaged.rows(sql, values) { row in
        guard left > 0 else { throw Circle() }
        left -= 1
        try body(row)
      }
      return true
    } catch let error as SQLiteError where error.isDamage {
      return false
    } catch is Circle {
      return false
    }
  }

  /// More rows than the file can have: none of any table or index takes less than 8 bytes of it.
  private func rowLimit() throws -> Int {
    let pages: Int = try damaged.first("PRAGMA page_count") { $0[0] } ?? 0
    let size: Int = try damaged.first("PRAGMA page_size") { $0[0] } ?? 0
    return pages * size / 8
  }

  /// Reads the rows of a table in the order of their numbers, those behind damaged pages too.
  /// - Returns: whether these were all.
  func readRows(
    of table: String, number: String, columns: String, _ body: (Row) throws -> Void
  ) throws -> Bool {
    var next = Int.min
    var isWhole = true
    let sql = """
      SELECT \(number), \(columns) FROM \(table) NOT INDEXED WHERE \(number) >= ? ORDER BY \(number)
      """
    while try !read(
      sql, [next],
      { row in
        let number: Int = row[0]
        guard number >= next, number < Int.max else { throw Circle() }
        try body(row)
        next = number + 1
      })
    {
      isWhole = false
      guard let after = try firstReadable(in: table, number: number, after: next) else { break }
      next = after
    }
    return isWhole
  }

  /// Finds where a table can be read again. Pages hold runs of numbers, so that the search for an end of
  /// one may go in ever greater steps, and back in ever smaller ones.
  private func firstReadable(in table: String, number: String, after start: Int) throws -> Int? {
    let sql =
      "SELECT \(number) FROM \(table) NOT INDEXED WHERE \(number) >= ? ORDER BY \(number) LIMIT 1"
    func found(_ number: Int) throws -> Int?? {
      var first: Int?
      let isRead = try read(sql, [number]) { row in
        guard row[0] >= number else { throw Circle() }
        first = row[0]
      }
      return isRead ? .some(first) : nil
    }
    let base = max(start, 0)
    guard base < 1 << 62 else { return nil }
    var step = 1
    while try found(base + step) == nil {
      guard step < 1 << 40 else { return nil }
      step *= 2
    }
    var (damaged, readable) = (base + step / 2, base + step)
    while readable - damaged > 1 {
      let middle = damaged + (readable - damaged) / 2
      if try found(middle) == nil { damaged = middle } else { readable = middle }
    }
    return try found(readable) ?? nil
  }
}
