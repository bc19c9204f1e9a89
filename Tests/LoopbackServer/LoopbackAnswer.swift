/// What a server does once it has a request: steps, one after the other.
public struct LoopbackAnswer: Sendable {
  public enum Step: Sendable {
    case send([UInt8])
    /// One byte after the other.
    case drip([UInt8], every: Duration)
    /// Again and again, until the client hangs up.
    case repeatForever([UInt8])
    case pause(Duration)
    /// Nothing more, until the client hangs up.
    case hang
    /// Ends the connection in good order.
    case close
    /// Breaks the connection off.
    case reset
  }

  public var steps: [Step]

  /// Exactly these steps; nothing is added.
  public init(_ steps: [Step]) {
    self.steps = steps
  }

  /// A whole answer with a right length, after which the connection stays.
  public static func status(
    _ status: Int, headers: [String: String] = [:], body: [UInt8] = []
  ) -> LoopbackAnswer {
    let lines = headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }.joined()
    let head = "HTTP/1.1 \(status) Scripted\r\n\(lines)Content-Length: \(body.count)\r\n\r\n"
    return LoopbackAnswer([.send(Array(head.utf8) + body)])
  }

  /// A document.
  public static func ok(_ body: String, headers: [String: String] = [:]) -> LoopbackAnswer {
    status(200, headers: headers, body: Array(body.utf8))
  }

  public static func redirect(_ status: Int = 302, to location: String) -> LoopbackAnswer {
    .status(status, headers: ["Location": location])
  }

  /// The same, later.
  public func after(_ pause: Duration) -> LoopbackAnswer {
    LoopbackAnswer([.pause(pause)] + steps)
  }
}

extension LoopbackAnswer.Step {
  public static func send(_ text: String) -> Self { .send(Array(text.utf8)) }
}
