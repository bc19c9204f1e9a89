#if Postgres
  import ChildProcesses
  import Foundation
  import PostgreSQL

  /// A server of a test's own, that it may stop and break; gone with the test.
  public final class OwnServer: Sendable {
    public let address: String
    private let folder: TemporaryFolder
    private let settings: [String]

    /// - Parameter settings: as `max_connections=5`.
    public init(_ settings: String...) throws {
      folder = try TemporaryFolder()
      self.settings = ["fsync=off"] + settings
      // Another user's server goes in there.
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.url.path)
      address = try Self.run(["start", folder.url.path] + self.settings)
    }

    deinit {
      do {
        try stop()
      } catch {
        print("a server was stopped already: \(error)")
      }
    }

    /// Ends every transaction and connection, in good order or as a crash would.
    public func stop(as mode: String = "immediate") throws {
      _ = try Self.run(["stop", folder.url.path, mode])
    }

    /// At the same address.
    public func start() throws {
      _ = try Self.run(["start", folder.url.path] + settings)
    }

    /// Lets in who has the password and an address of this network, too.
    public func letIn(network: String) throws {
      let file = try FileHandle(forWritingTo: folder.url("data/pg_hba.conf"))
      try file.seekToEnd()
      try file.write(contentsOf: Data("host all all \(network) scram-sha-256\n".utf8))
      try file.close()
      try Connection(to: ServerAddress(address)).run("SELECT pg_reload_conf()")
    }

    /// What the server writes down.
    public var log: String { folder.url("data/log").path }

    /// The address for another user.
    public func address(for user: String, password: String) -> String {
      address.replacing("articles:secret", with: "\(user):\(password)")
    }

    /// Not by Foundation, which would wait for the server, too.
    private static func run(_ arguments: [String]) throws -> String {
      let folder = try TemporaryFolder()
      let output = folder.url("output")
      let tool = Repository.root.appending(path: "Tools/postgres")
      try SpawnedProgram(tool.path, arguments, output: output.path).wait()
      return try String(contentsOf: output, encoding: .utf8)
        .trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }
#endif
