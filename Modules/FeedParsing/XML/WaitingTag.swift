/// Watches a start tag that spans pieces of a document, on its way to libxml2: once it has a tag as a
/// whole, it compares each attribute and namespace with all before it.
struct WaitingTag {
  /// Its bytes that are `=`, but for those of the piece that it began in.
  private var assignments = 0

  /// It has more attributes than any that are worth the time; no address or picture in an attribute
  /// has so many `=` itself.
  var isOverloaded: Bool { assignments > 4096 }

  /// - Parameters:
  ///   - piece: What libxml2 was given last.
  ///   - unread: What it has and hasn't read.
  mutating func add(_ piece: UnsafeBufferPointer<UInt8>, unread: UnsafeBufferPointer<UInt8>) {
    guard unread.count > piece.count, unread[0] == UInt8(ascii: "<"), unread[1].isXMLNameStart
    else {
      assignments = 0
      return
    }
    assignments += piece.count { $0 == UInt8(ascii: "=") }
  }
}
