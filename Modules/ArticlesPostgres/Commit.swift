#if Postgres
  internal import PostgreSQL

  #if canImport(FoundationEssentials)
    internal import FoundationEssentials
  #else
    internal import Foundation
  #endif

  /// A transaction whose end was asked for. When the connection is lost before the answer, only the server
  /// knows what became of it.
  struct Commit<Result: Sendable>: Sendable {
    /// Begins a transaction that has a name.
    static var beginning: [Query] {
      [Query("BEGIN"), Query("SELECT pg_current_xact_id()")]
    }

    /// What is run last in the transaction.
    var ending: [Query] { [WritersTable.noting(id, of: writer), Query("COMMIT")] }

    private let id = UUID()
    private let writer: UUID
    private let name: String
    private let value: Result

    /// - Parameter name: what the server answered to the second query of ``beginning``.
    init(_ name: Rows, of writer: UUID, _ value: Result) {
      self.name = name.first { $0[0] } ?? ""
      self.writer = writer
      self.value = value
    }

    /// What was saved; `nil` if the transaction came to nothing.
    func result(on connection: Connection) throws -> Result? {
      let status: String
      do {
        status = try connection.run("SELECT pg_xact_status($1::xid8)", [name]).first { $0[0] } ?? ""
      } catch let error as PostgreSQLError where error.state == "22023" {
        // A crash lost it, name and all.
        return nil
      }
      if status == "in progress" {
        throw PostgreSQLError(state: "57P03", message: "the last transaction hasn't ended yet")
      }
      guard status == "committed" else { return nil }
      // After a crash another one may have the name.
      let isNoted = try connection.run([WritersTable.finding(id, of: writer)])[0].count > 0
      return isNoted ? value : nil
    }
  }
#endif
