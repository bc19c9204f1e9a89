import Foundation
import SQLite
import Testing

@Suite("A connection")
struct ConnectionTests {
  private let connection: Connection

  init() throws {
    connection = try Connection(path: ":memory:", .create)
    try connection.execute("CREATE TABLE t (value UNIQUE)")
  }

  @Suite("with values")
  struct Values {
    private let connection: Connection

    init() throws {
      connection = try Connection(path: ":memory:", .create)
    }

    @Test("gives back text byte for byte", arguments: ["", "a\0b", "é\u{301}日本👍", "'\"--"])
    func text(_ text: String) throws {
      let read: [String] = try connection.rows("SELECT ?", [text]) { $0[0] }
      #expect(read.map { Array($0.utf8) } == [Array(text.utf8)])
    }

    @Test("gives back numbers exactly")
    func numbers() throws {
      let integers: Int64? = try connection.first("SELECT ?", [Int64.min]) { $0[0] }
      #expect(integers == .min)
      let real: Double? = try connection.first("SELECT ?", [0.1 + 0.2]) { $0[0] }
      #expect(real == 0.1 + 0.2)
      let flag: Bool? = try connection.first("SELECT ?", [true]) { $0[0] }
      #expect(flag == true)
    }

    @Test("tells NULL from what is empty")
    func null() throws {
      let row: (String?, String?, Int?)? = try connection.first(
        "SELECT ?, ?, ?", [String?.none, "", Int?.some(0)]
      ) { ($0[0], $0[1], $0[2]) }
      #expect(row?.0 == nil)
      #expect(row?.1 == "")
      #expect(row?.2 == 0)
    }
  }

  @Test("counts the rows that a statement changed")
  func counts() throws {
    #expect(try connection.run("INSERT INTO t VALUES (1), (2), (3)") == 3)
    #expect(try connection.run("DELETE FROM t WHERE value > ?", [1]) == 2)
  }

  @Test("runs a statement inside of itself")
  func nested() throws {
    try connection.run("INSERT INTO t VALUES (1), (2)")
    let sql = "SELECT value FROM t ORDER BY value"
    let rows: [[Int]] = try connection.rows(sql) { _ in try connection.rows(sql) { $0[0] } }
    #expect(rows == [[1, 2], [1, 2]])
  }

  @Test("calls Swift from SQL")
  func function() throws {
    try connection.define("shout", argumentCount: 1) { $0[0].map { $0.uppercased() + "!" } }
    let read: [String?] = try connection.rows("SELECT shout(column1) FROM (VALUES ('é'), (NULL))") {
      $0[0]
    }
    #expect(read == ["É!", nil])
  }

  @Test("fails with what a Swift function that SQL calls throws")
  func failingFunction() throws {
    try connection.define("broken", argumentCount: 0) { [unowned connection] _ in
      try connection.first("SELECT * FROM missing") { $0[0] }
    }
    let sql = "SELECT broken()"
    #expect(throws: SQLiteError.self) { try connection.run(sql) }
    #expect(try connection.run("INSERT INTO t VALUES (1)") == 1)
  }

  @Suite("with another file attached")
  struct Attached {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    private let connection: Connection

    init() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      connection = try Connection(path: folder.appending(path: "one").path, .create)
      try connection.execute("PRAGMA journal_mode = WAL; CREATE TABLE t (value)")
      try connection.attach(other, as: "other")
      try connection.execute("PRAGMA other.journal_mode = WAL; CREATE TABLE other.u (value)")
    }

    private var other: String { folder.appending(path: "two").path }

    @Test("finds the tables of both, until it lets go of it")
    func tables() throws {
      defer { try? FileManager.default.removeItem(at: folder) }
      #expect(connection.isAttached("other"))
      try connection.run("INSERT INTO t VALUES (1)")
      try connection.run("INSERT INTO u SELECT value + 1 FROM t")
      #expect(try connection.first("SELECT value FROM u") { $0[0] as Int } == 2)
      try connection.detach("other")
      #expect(!connection.isAttached("other"))
      #expect(throws: SQLiteError.self) { try connection.run("INSERT INTO u VALUES (3)") }
    }

    @Test("writes one of them while somebody else writes the other")
    func writesOne() throws {
      defer { try? FileManager.default.removeItem(at: folder) }
      let holder = try Connection(path: folder.appending(path: "one").path, .readWrite)
      try holder.write {
        try holder.run("INSERT INTO t VALUES (1)")
        try connection.writeOne { _ = try connection.run("INSERT INTO u VALUES (1)") }
        let error = #expect(throws: SQLiteError.self) { try connection.run("BEGIN IMMEDIATE") }
        #expect(error?.reason == .busy)
      }
      #expect(try connection.rows("SELECT value FROM u") { $0[0] as Int } == [1])
    }

    @Test("is told when the file was removed or replaced")
    func moved() throws {
      defer { try? FileManager.default.removeItem(at: folder) }
      #expect(!connection.isMoved("other"))
      try FileManager.default.removeItem(atPath: other)
      #expect(connection.isMoved("other"))
      _ = try Connection(path: other, .create).run("CREATE TABLE u (value)")
      #expect(connection.isMoved("other"))
    }
  }

  @Suite("that fails")
  struct Failures {
    private let connection: Connection

    init() throws {
      connection = try Connection(path: ":memory:", .create)
      try connection.execute("CREATE TABLE t (value UNIQUE)")
      try connection.run("INSERT INTO t VALUES (1)")
    }

    @Test("says code, message and statement")
    func describes() throws {
      let sql = "INSERT INTO t VALUES (?)"
      #expect(
        throws: SQLiteError(
          extendedCode: 2067, message: "UNIQUE constraint failed: t.value", statement: sql)
      ) { try connection.run(sql, [1]) }
      #expect(
        throws: SQLiteError(
          extendedCode: 1, message: "near \"SELEKT\": syntax error", statement: "SELEKT")
      ) { try connection.run("SELEKT") }
    }

    @Test("says what the system says of a file")
    func systemError() throws {
      #expect(
        throws: SQLiteError(
          extendedCode: 14,
          message: "unable to open database file: No such file or directory", systemError: ENOENT)
      ) { _ = try Connection(path: "/nowhere/at/all.sqlite", .create) }
    }

    @Test("takes a file that may not grow, and a quota that is used up, for a full disk")
    func full() {
      for code in [EFBIG, EDQUOT] {
        let error = SQLiteError(extendedCode: 778, message: "disk I/O error", systemError: code)
        #expect(error.reason == .full)
      }
    }

    @Test("keeps nothing of a transaction")
    func rollsBack() throws {
      struct Stop: Error {}
      #expect(throws: Stop.self) {
        try connection.write {
          try connection.run("INSERT INTO t VALUES (2)")
          throw Stop()
        }
      }
      let values: [Int] = try connection.rows("SELECT value FROM t") { $0[0] }
      #expect(values == [1])
      #expect(!connection.isInTransaction)
    }

    @Test("can run the statement again")
    func again() throws {
      let sql = "INSERT INTO t VALUES (?)"
      #expect(throws: SQLiteError.self) { try connection.run(sql, [1]) }
      #expect(try connection.run(sql, [2]) == 1)
    }

    @Test("says when another holds a lock")
    func busy() throws {
      let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
      defer { try? FileManager.default.removeItem(atPath: path) }
      let first = try Connection(path: path, .create)
      let second = try Connection(path: path, .create)
      try first.write {
        let error = #expect(throws: SQLiteError.self) { try second.write {} }
        #expect(error?.reason == .busy)
      }
    }
  }
}
