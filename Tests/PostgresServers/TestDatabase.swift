#if Postgres
  import Foundation
  public import PostgreSQL

  /// A schema of a test's own in the database of a server.
  public final class TestDatabase: Sendable {
    public struct NoServer: Error, CustomStringConvertible {
      public let description =
        "There is no $ARTICLES_TEST_POSTGRES. Run the tests by: Tools/postgres with swift test"
    }

    /// With the schema alone in its search path.
    public let address: String
    /// By which the server knows connections to it.
    public let applicationName: String
    private let server: String

    /// On the server that the tests were given.
    public convenience init() throws {
      let server = ProcessInfo.processInfo.environment["ARTICLES_TEST_POSTGRES"]
      guard let server else { throw NoServer() }
      try self.init(on: server)
    }

    /// - Parameter server: the address of another.
    public init(on server: String) throws {
      self.server = server
      let schema = "test_" + UUID().uuidString.lowercased().filter { $0 != "-" }
      applicationName = schema
      address = "\(server)?application_name=\(schema)&options=-csearch_path%3D\(schema)"
      try Connection(to: ServerAddress(server)).execute("CREATE SCHEMA \(schema)")
    }

    deinit {
      do {
        try Connection(to: ServerAddress(server)).execute(
          "DROP SCHEMA \(applicationName) CASCADE")
      } catch {
        print("left behind: \(applicationName): \(error)")
      }
    }

    /// Waits until so many processes that read and write, each by a connection of its own, have both.
    ///
    /// By the thread, which is kept: what the processes wait for themselves has a time limit, and other tests may
    /// give a thread back long after it.
    public func waitForProcesses(_ count: Int) throws {
      let watcher = try connection()
      while try watcher.run(
        "SELECT 1 FROM pg_stat_activity WHERE application_name = $1 AND pid <> pg_backend_pid()",
        [applicationName]
      ).count < 2 * count { Thread.sleep(forTimeInterval: 0.005) }
    }

    /// A connection beside those of what is tested.
    public func connection() throws -> Connection {
      try Connection(to: ServerAddress(address))
    }
  }
#endif
