import Foundation
import Synchronization

/// A web server on this machine, for itself alone unless a test wants it otherwise. It answers as the test
/// says, byte by byte, and remembers what it was asked.
///
///     let server = try LoopbackServer()
///     server.answer("/feed.xml", with: .ok("<rss/>", headers: ["ETag": "\"a\""]))
///     // ... fetch server.address("/feed.xml") ...
///     #expect(server.requests.map(\.target) == ["/feed.xml"])
///
/// It takes any free port, speaks HTTP/1.1 with connections that stay, and ends with its last
/// owner. A path that nothing was said of is answered 404.
public final class LoopbackServer: Sendable {
  public typealias Script = @Sendable (LoopbackRequest) -> LoopbackAnswer

  public let port: UInt16
  private let listener: Int32
  private let book: LoopbackBook

  /// - Parameter isForOthers: whether it's asked from other networks than this machine's loopback, too.
  public init(isForOthers: Bool = false) throws {
    (listener, port) = try LoopbackSocket.listen(isForOthers: isForOthers)
    book = LoopbackBook()
    let (listener, book) = (listener, book)
    Thread.detachNewThread {
      var count = 0
      while let socket = LoopbackSocket.accept(listener) {
        count += 1
        let connection = LoopbackConnection(socket: socket, number: count, book: book)
        Thread.detachNewThread { connection.serve() }
      }
    }
  }

  deinit {
    LoopbackSocket.shut(listener)
    book.close()
  }

  /// `http://127.0.0.1:PORT` and the path.
  public func address(_ path: String) -> String { "http://127.0.0.1:\(port)\(path)" }

  /// Says how a path (with its query) is answered, each time, from now on.
  public func answer(_ path: String, with answer: LoopbackAnswer) {
    self.answer(path) { _ in answer }
  }

  /// Says how a path is answered from now on, by what is asked.
  public func answer(_ path: String, by script: @escaping Script) {
    book.setScript(script, for: path)
  }

  /// Serves a document as a good server does: whoever has this version already is answered 304.
  public func serve(
    _ document: String, at path: String, entityTag: String = "\"1\"",
    headers: [String: String] = [:]
  ) {
    let headers = headers.merging(["ETag": entityTag]) { $1 }
    answer(path) { request in
      request.header("If-None-Match") == entityTag
        ? LoopbackAnswer([.send("HTTP/1.1 304 Not Modified\r\nETag: \(entityTag)\r\n\r\n")])
        : .ok(document, headers: headers)
    }
  }

  /// What was asked until now, in order.
  public var requests: [LoopbackRequest] { book.requests }

  /// How many requests were being answered at once, at most.
  public var peakConcurrency: Int { book.peakConcurrency }

  /// How many connections are open now.
  public var connectionCount: Int { book.connectionCount }

  /// Waits until that many requests have come.
  public func waitForRequests(_ count: Int) async throws {
    while requests.count < count { try await Task.sleep(for: .milliseconds(2)) }
  }

  /// Waits until that many clients have hung up before their answer was complete.
  public func waitForHangUps(_ count: Int) async throws {
    while book.hangUps < count { try await Task.sleep(for: .milliseconds(2)) }
  }
}
