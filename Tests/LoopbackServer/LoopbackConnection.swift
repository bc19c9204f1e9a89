/// One client, on a thread of its own.
struct LoopbackConnection: Sendable {
  let socket: Int32
  let number: Int
  let book: LoopbackBook

  func serve() {
    guard book.open(socket) else { return LoopbackSocket.close(socket) }
    var received: [UInt8] = []
    while let request = nextRequest(&received) {
      let outcome = play(book.begin(request).steps)
      book.end(hungUp: outcome == .hungUp)
      guard outcome == .done else { break }
    }
    book.close(socket)
  }

  private enum Outcome {
    case done
    case closed
    case hungUp
  }

  private func play(_ steps: [LoopbackAnswer.Step]) -> Outcome {
    for step in steps {
      let outcome = play(step)
      guard outcome == .done else { return outcome }
    }
    return .done
  }

  private func play(_ step: LoopbackAnswer.Step) -> Outcome {
    switch step {
    case .send(let bytes):
      return LoopbackSocket.send(bytes, to: socket) ? .done : .hungUp
    case .drip(let bytes, let interval):
      for byte in bytes {
        guard LoopbackSocket.send([byte], to: socket), LoopbackSocket.stays(socket, for: interval)
        else { return .hungUp }
      }
      return .done
    case .repeatForever(let bytes):
      while LoopbackSocket.send(bytes, to: socket) {}
      return .hungUp
    case .pause(let duration):
      return LoopbackSocket.stays(socket, for: duration) ? .done : .hungUp
    case .hang:
      while LoopbackSocket.stays(socket, for: .seconds(3600)) {}
      return .hungUp
    case .close:
      return .closed
    case .reset:
      LoopbackSocket.resetWhenClosed(socket)
      return .closed
    }
  }

  /// Reads on until the empty line; whatever comes behind stays for the next.
  private func nextRequest(_ received: inout [UInt8]) -> LoopbackRequest? {
    let end = Array("\r\n\r\n".utf8)
    while true {
      if let range = received.firstRange(of: end) {
        defer { received.removeSubrange(..<range.upperBound) }
        return request(received[..<range.lowerBound])
      }
      guard let bytes = LoopbackSocket.receive(from: socket) else { return nil }
      received += bytes
      guard isHTTP(received) else {
        _ = LoopbackSocket.send(Array("HTTP/1.1 400 Scripted\r\n\r\n".utf8), to: socket)
        return nil
      }
    }
  }

  /// A method is in capitals; a TLS client, for one, begins otherwise.
  private func isHTTP(_ received: [UInt8]) -> Bool {
    received.first.map { (0x41...0x5a).contains($0) } ?? true
  }

  private func request(_ head: ArraySlice<UInt8>) -> LoopbackRequest? {
    var text = ""
    text.unicodeScalars.append(contentsOf: head.map(Unicode.Scalar.init))
    let lines = text.split(separator: "\r\n").map(String.init)
    let words = lines.first?.split(separator: " ").map(String.init) ?? []
    guard words.count == 3 else { return nil }
    return LoopbackRequest(
      method: words[0], target: words[1], lines: Array(lines.dropFirst()), connection: number)
  }
}
