#if Postgres
  import ChildProcesses
  import Foundation
  import LoopbackServer
  import PostgreSQL
  import PostgresServers
  import Synchronization
  import Testing

  /// What people do on one machine and on many, as processes.
  ///
  /// A run of all tests has few readers; `ARTICLES_READERS=50` has as many.
  @Suite("A store on a server", .serialized, .timeLimit(.minutes(10)))
  struct AStoreOnAServer {
    private static let readerCount =
      ProcessInfo.processInfo.environment["ARTICLES_READERS"].flatMap(Int.init) ?? 6

    private let feeds: FeedsOfManyHosts
    private let folder: TemporaryFolder

    init() throws {
      feeds = try FeedsOfManyHosts()
      folder = try TemporaryFolder()
    }

    @Test("says where it is, and never how to get in")
    func secrecy() throws {
      let database = try TestDatabase()
      for arguments in [["status"], ["status", "--json"], ["check"], ["list"]] {
        let outcome = try articles(database).run(arguments)
        #expect(outcome.status == 0)
        #expect(!(outcome.output + outcome.errors).contains("secret"))
      }
      let refused = database.address.replacing("secret", with: "hunter2")
      let outcome = try process.run(["--store", refused, "list"])
      #expect(outcome.status == 74)
      #expect(outcome.errors.contains("password authentication failed"))
      #expect(!outcome.errors.contains("hunter2"))
    }

    @Test("takes in what a file has, and gives it back as it was")
    func moves() throws {
      let database = try TestDatabase()
      let (first, second) = (folder.url("first.sqlite").path, folder.url("second.sqlite").path)
      try run(process, ["--store", first, "import", "-"], input: feeds.list)
      try run(process, ["--store", first, "refresh"])
      try run(process, ["--store", first, "mark", "read", "--feed", "Feed 3"])
      try run(process, ["--store", first, "mark", "starred", "--feed", "Feed 4"])
      try run(process, ["--store", first, "prune", "--older-than", "1d"])
      let archive = try run(process, ["--store", first, "export", "--all"])
      let taken = try run(articles(database), ["import", "-"], input: archive)
      #expect(taken.hasPrefix("Took in \(FeedsOfManyHosts.count) feeds and"))
      #expect(try run(articles(database), ["export", "--all"]) == archive)
      let again = try run(articles(database), ["import", "-"], input: archive)
      #expect(again.hasPrefix("Took in 0 feeds and 0 articles"))
      let back = try run(articles(database), ["export", "--all"])
      try run(process, ["--store", second, "import", "-"], input: back)
      #expect(try run(process, ["--store", second, "export", "--all"]) == archive)
    }

    @Test("has every feed fetched once by four who refresh at once")
    func four() throws {
      let database = try followingAll()
      let gate = feeds.hold()
      let refreshers = try (0..<4).map { _ in try start(database, "refresh") }
      try database.waitForProcesses(4)
      gate.signal()
      for refresher in refreshers { try refresher.wait() }
      feeds.expectFetchedOnce()
      try feeds.expectAll(in: articles(database))
    }

    @Test("has the feeds of one that was killed fetched by the others, once its time is over")
    func killed() async throws {
      let database = try followingAll()
      feeds.answer(by: hangingFirst(4))
      let victim = try start(database, "refresh")
      try await feeds.web.waitForRequests(4)
      #expect(victim.end(by: SIGKILL) == 128 + SIGKILL)
      let others = try (0..<2).map { _ in try start(database, "refresh") }
      // The time is long; the test lets it pass at once.
      try await Task.sleep(for: .milliseconds(500))
      try database.connection().execute("UPDATE claims SET until = 0")
      for other in others { try other.wait() }
      try feeds.expectAll(in: articles(database))
    }

    @Test("has the feeds of one that was interrupted back at once", arguments: [SIGINT, SIGTERM])
    func interrupted(signal: Int32) async throws {
      let database = try followingAll()
      feeds.answer(by: hangingFirst(4))
      let victim = try start(database, "refresh")
      try await feeds.web.waitForRequests(4)
      #expect(victim.end(by: signal) == 130)
      #expect(try database.connection().run("SELECT 1 FROM claims").count == 0)
      try start(database, "refresh").wait()
      try feeds.expectAll(in: articles(database))
    }

    @Test("may be away for five seconds, and nothing is lost and nothing there twice")
    func away() async throws {
      let server = try OwnServer()
      let database = try followingAll(in: TestDatabase(on: server.address))
      let gate = feeds.hold()
      let refreshers = try (0..<2).map { _ in try start(database, "refresh", "--jobs", "2") }
      try database.waitForProcesses(2)
      feeds.answerLate(by: .milliseconds(200))
      gate.signal()
      try await feeds.web.waitForRequests(FeedsOfManyHosts.count / 8)
      try server.stop(as: "immediate")
      try await Task.sleep(for: .seconds(5))
      try server.start()
      for refresher in refreshers { try refresher.wait() }
      try feeds.expectAll(in: articles(database))
    }

    @Test("lets no reader wait for those who refresh it")
    func readers() throws {
      // Whoever waits for a lock longer than this is written down.
      let server = try OwnServer(
        "log_lock_waits=on", "deadlock_timeout=2ms", "log_line_prefix=%a:")
      let database = try followingAll(in: TestDatabase(on: server.address))
      let refreshers = try (0..<4).map { _ in try start(database, "refresh") }
      let readers = try (0..<Self.readerCount).flatMap { reader in
        [
          try start(database, as: "reader", "list", "--limit", "50"),
          try start(database, as: "reader", "search", "Article \(reader % 5)"),
        ]
      }
      for process in refreshers + readers { try process.wait() }
      let log = try String(contentsOfFile: server.log, encoding: .utf8)
      #expect(log.contains("database system is ready"))
      #expect(!log.contains("reader:"), "\(log)")
      try feeds.expectAll(in: articles(database))
    }

    private var process: ChildProcess {
      ChildProcess(
        Repository.program("articles"),
        environment: ["XDG_DATA_HOME": folder.url.path, "TZ": "UTC", "COLUMNS": "100"])
    }

    private func articles(_ database: TestDatabase) -> ChildProcess {
      var process = process
      process.environment["ARTICLES_POSTGRES"] = database.address
      return process
    }

    private func followingAll() throws -> TestDatabase { try followingAll(in: TestDatabase()) }

    private func followingAll(in database: TestDatabase) throws -> TestDatabase {
      try run(articles(database), ["import", "-"], input: feeds.list)
      return database
    }

    /// - Parameter name: by which the server knows it.
    private func start(
      _ database: TestDatabase, as name: String? = nil, _ arguments: String...
    ) throws -> SpawnedProgram {
      let known = "application_name=\(database.applicationName)"
      let address = database.address.replacing(
        known, with: name.map { "application_name=\($0)" } ?? known)
      return try SpawnedProgram(
        Repository.program("articles").path, ["--store", address] + arguments)
    }

    @discardableResult
    private func run(_ process: ChildProcess, _ arguments: [String], input: String = "") throws
      -> String
    {
      let outcome = try process.run(arguments, input: Data(input.utf8))
      try #require(outcome.status == 0, "\(arguments): \(outcome.errors)")
      return outcome.output
    }

    /// Lets the first who ask wait for ever.
    private func hangingFirst(_ count: Int) -> @Sendable () -> LoopbackAnswer? {
      let left = CountDown(from: count)
      return { left.next() ? LoopbackAnswer([.hang]) : nil }
    }
  }

  /// Says yes so many times.
  private final class CountDown: Sendable {
    private let left: Mutex<Int>

    init(from count: Int) {
      left = Mutex(count)
    }

    func next() -> Bool {
      left.withLock { left in
        left -= 1
        return left >= 0
      }
    }
  }
#endif
