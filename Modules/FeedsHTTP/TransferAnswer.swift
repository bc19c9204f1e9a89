/// What a server answered.
struct TransferAnswer: Sendable {
  var status: Int
  var headers: ResponseHeaders
  /// Decoded; empty unless the answer is a document.
  var body: [UInt8]
  /// Where a redirect leads, absolute.
  var location: String?
  /// How long it took, without the time that it had to wait for its turn.
  var elapsed: Duration

  /// The status says that the body is what was asked for.
  static func isDocument(_ status: Int) -> Bool { status == 200 || status == 203 }

  /// The status says that the document is elsewhere.
  static func isRedirect(_ status: Int) -> Bool { [301, 302, 303, 307, 308].contains(status) }
}
