import Synchronization

/// What a server's connections share: the scripts, and what happened.
final class LoopbackBook: Sendable {
  private struct Content {
    var scripts: [String: LoopbackServer.Script] = [:]
    var requests: [LoopbackRequest] = []
    var running = 0
    var peakConcurrency = 0
    var hangUps = 0
    var sockets: Set<Int32> = []
    var isClosed = false
  }

  private let content = Mutex(Content())

  var requests: [LoopbackRequest] { content.withLock(\.requests) }
  var peakConcurrency: Int { content.withLock(\.peakConcurrency) }
  var connectionCount: Int { content.withLock(\.sockets.count) }
  var hangUps: Int { content.withLock(\.hangUps) }

  func setScript(_ script: @escaping LoopbackServer.Script, for path: String) {
    content.withLock { $0.scripts[path] = script }
  }

  /// Notes a request, and answers with how it's to be answered.
  func begin(_ request: LoopbackRequest) -> LoopbackAnswer {
    let script = content.withLock { content in
      content.requests.append(request)
      content.running += 1
      content.peakConcurrency = max(content.peakConcurrency, content.running)
      return content.scripts[request.target]
    }
    return script?(request) ?? .status(404)
  }

  func end(hungUp: Bool) {
    content.withLock { content in
      content.running -= 1
      content.hangUps += hungUp ? 1 : 0
    }
  }

  /// - Returns: whether the server is still there.
  func open(_ socket: Int32) -> Bool {
    content.withLock { content in
      if !content.isClosed { content.sockets.insert(socket) }
      return !content.isClosed
    }
  }

  func close(_ socket: Int32) {
    content.withLock { content in
      content.sockets.remove(socket)
      LoopbackSocket.close(socket)
    }
  }

  /// Ends every connection.
  func close() {
    content.withLock { content in
      content.isClosed = true
      content.sockets.forEach(LoopbackSocket.shut)
    }
  }
}
