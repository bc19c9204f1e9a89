import LoopbackServer

/// 910 feeds that answer and 90 that don't, each of these in its own way and at a host of its own.
struct BadWeb {
  let good: [String]
  let bad: [String]
  private let servers: [LoopbackServer]

  init() throws {
    let hosts = try (0..<10).map { _ in try LoopbackServer() }
    good = (0..<910).map { number in
      let host = hosts[number % hosts.count]
      host.serve(Self.document(number), at: "/\(number)", entityTag: "\"\(number)\"")
      return host.address("/\(number)")
    }
    let badHosts = try (0..<90).map { number in
      let host = try LoopbackServer()
      host.answer("/bad", with: LoopbackAnswer(Self.misdeeds[number % Self.misdeeds.count]))
      return host
    }
    bad = badHosts.map { $0.address("/bad") }
    servers = hosts + badHosts
  }

  private static let misdeeds: [[LoopbackAnswer.Step]] = [
    [.hang],
    [.send("HTTP/1.1 200 OK\r\nETa"), .hang],
    [.send("HTTP/1.1 200 OK\r\n\r\n<rss"), .hang],
    [.send("HTTP/1.1 200 OK\r\n\r\n"), .drip(rubbish, every: .milliseconds(50))],
    [.send("HTTP/1.1 200 OK\r\n\r\n"), .repeatForever(rubbish)],
    [.pause(.seconds(3)), .send("HTTP/1.1 500 Oops\r\nContent-Length: 0\r\n\r\n")],
    [.send("HTTP/1.1 404 No\r\nContent-Length: 0\r\n\r\n")],
    [.send("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n<rss"), .close],
    [.reset],
  ]

  private static let rubbish = [UInt8](repeating: 0x20, count: 4096)

  private static func document(_ number: Int) -> String {
    let text = String(repeating: "Some words that a feed may have. ", count: 30)
    let items = (0..<20).map {
      """
      <item><guid>\($0) of \(number)</guid><title>Article \($0) of \(number)</title>
      <description>\(text)</description></item>
      """
    }
    return """
      <rss version="2.0"><channel><title>Feed \(number)</title>\(items.joined())</channel></rss>
      """
  }
}
