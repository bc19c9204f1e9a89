#if Postgres && os(Linux)
  import ChildProcesses
  import Foundation
  import LoopbackServer
  import PostgreSQL
  import PostgresServers
  import Testing

  @Suite(
    "A store on a server for two hosts", .serialized, .timeLimit(.minutes(10)),
    .enabled(if: NetworkHost.obstacle == nil, "\(NetworkHost.obstacle ?? "")"))
  struct AStoreOnAServerForTwoHosts {
    private let hosts: [NetworkHost]
    private let feeds: FeedsOfManyHosts
    private let server: OwnServer
    private let database: TestDatabase

    init() throws {
      hosts = [try NetworkHost(), try NetworkHost()]
      let addresses = (1...8).map { "198.19.\(Int.random(in: 0..<256)).\($0)" }
      try hosts[0].addAddresses(addresses)
      feeds = FeedsOfManyHosts(of: addresses, on: try LoopbackServer(isForOthers: true))
      server = try OwnServer("listen_addresses=0.0.0.0")
      try server.letIn(network: "198.18.0.0/15")
      database = try TestDatabase(on: server.address)
      let imported = try articles.run(["import", "-"], input: Data(feeds.list.utf8))
      try #require(imported.status == 0)
    }

    @Test("has every feed fetched once by both")
    func both() throws {
      let gate = feeds.hold()
      let refreshers = try hosts.flatMap { [try start(on: $0), try start(on: $0)] }
      try database.waitForProcesses(4)
      gate.signal()
      for refresher in refreshers { try refresher.wait() }
      feeds.expectFetchedOnce()
      try feeds.expectAll(in: articles)
    }

    @Test("has everything once when one host's network was gone for some seconds")
    func interruption() async throws {
      feeds.answerLate(by: .milliseconds(100))
      let refreshers = try hosts.map { try start(on: $0) }
      try await feeds.web.waitForRequests(FeedsOfManyHosts.count / 4)
      try hosts[0].loseNetwork(true)
      try await Task.sleep(for: .seconds(3))
      try hosts[0].loseNetwork(false)
      for refresher in refreshers { try refresher.wait() }
      try feeds.expectAll(in: articles)
    }

    @Test(
      "is given up, in one line, by a host whose network stays away, and the other does its work")
    func loss() async throws {
      feeds.answerLate(by: .milliseconds(100))
      // Whoever sets nothing is told later.
      let store = address(of: hosts[0]) + "&connect_timeout=2&tcp_user_timeout=2000"
      let (name, arguments) = hosts[0].command(["--store", store, "refresh", "--jobs", "2"])
      async let outcome = ChildProcess(URL(filePath: "/usr/bin/env")).outcome([name] + arguments)
      try await feeds.web.waitForRequests(4)
      try hosts[0].loseNetwork(true)
      let told = try await outcome
      #expect(told.status == 74)
      #expect(told.output == "")
      #expect(told.errors.split(separator: "\n").count == 1)
      #expect(told.errors.hasPrefix("articles: can't open the store"), "\(told.errors)")
      #expect(!told.errors.contains("secret"))
      // The time of its claims is long; the test lets it pass at once.
      try database.connection().execute("UPDATE claims SET until = 0")
      try start(on: hosts[1]).wait()
      try feeds.expectAll(in: articles)
    }

    /// On the tests' own network.
    private var articles: ChildProcess {
      ChildProcess(
        Repository.program("articles"),
        environment: ["ARTICLES_POSTGRES": database.address, "TZ": "UTC", "COLUMNS": "100"])
    }

    private func start(on host: NetworkHost) throws -> SpawnedProgram {
      let (name, arguments) = host.command(["--store", address(of: host), "refresh"])
      return try SpawnedProgram(name, arguments)
    }

    /// Where the host finds the store.
    private func address(of host: NetworkHost) -> String {
      database.address.replacing("127.0.0.1", with: host.gateway)
    }
  }

  extension NetworkHost {
    /// How the program is run there.
    fileprivate func command(_ arguments: [String]) -> (name: String, arguments: [String]) {
      starting(Repository.program("articles").path, arguments)
    }
  }
#endif
