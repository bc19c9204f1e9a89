import Feeds

/// The headers of an answer that matter to a reader of feeds, byte for byte (``HeaderText``).
struct ResponseHeaders: Sendable, Hashable {
  var entityTag: String?
  var lastModified: String?
  var contentType: String?
  var retryAfter: String?
  var contentEncoding: String?
  /// Of the body as it's sent, encoded or not.
  var contentLength: Int?

  /// What they say of the document's version.
  var validators: FeedValidators {
    FeedValidators(entityTag: entityTag, lastModified: lastModified)
  }

  /// Takes a line as it came. The first of a name counts.
  mutating func add(_ line: some Collection<UInt8>) {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return }
    let value = HeaderText.decode(trimmed(line[line.index(after: colon)...]))
    switch HeaderText.decode(line[..<colon]).lowercased() {
    case "etag": entityTag = entityTag ?? value
    case "last-modified": lastModified = lastModified ?? value
    case "content-type": contentType = contentType ?? value
    case "retry-after": retryAfter = retryAfter ?? value
    case "content-encoding": contentEncoding = contentEncoding ?? value
    case "content-length": contentLength = contentLength ?? Int(value)
    default: break
    }
  }

  private func trimmed<Line: Collection<UInt8>>(_ line: Line) -> [UInt8] {
    let isSpace = { (byte: UInt8) in [0x20, 0x09, 0x0d, 0x0a].contains(byte) }
    let reversed = Array(line.drop(while: isSpace)).reversed()
    return reversed.drop(while: isSpace).reversed()
  }
}
