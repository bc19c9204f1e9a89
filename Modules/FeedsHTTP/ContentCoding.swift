/// How the bytes of a body are coded (`Content-Encoding`; RFC 9110, 8.4).
enum ContentCoding: Sendable, Hashable {
  case identity
  case gzip
  case deflate

  /// `nil` for one that wasn't asked for.
  /// - Parameter header: as it came; absent is no coding.
  init?(header: String?) {
    switch header?.lowercased() {
    case nil, "", "identity", "none": self = .identity
    case "gzip", "x-gzip": self = .gzip
    case "deflate": self = .deflate
    default: return nil
    }
  }

  /// The header that asks for what can be decoded.
  static let accepted = Array("Accept-Encoding: gzip, deflate".utf8)

  /// What zlib is told of the stream. Deflate has a header of zlib's, by the standard, but many
  /// servers leave it out.
  func windowBits(first piece: UnsafeRawBufferPointer) -> Int32 {
    let window: Int32 = 15
    switch self {
    case .identity, .gzip: return window + 16
    case .deflate:
      guard piece.count > 1 else { return window }
      let header = Int(piece[0]) << 8 | Int(piece[1])
      return piece[0] & 0x0f == 8 && header % 31 == 0 ? window : -window
    }
  }
}
