/// The name of a start tag as libxml2 gives it. Its strings live as long as the parser, and equal
/// ones are the same.
struct StartTag: Equatable {
  var name: UnsafePointer<UInt8>?
  var prefix: UnsafePointer<UInt8>?
  var uri: UnsafePointer<UInt8>?

  /// Empty if there is none.
  var localName: UnsafeBufferPointer<UInt8> {
    guard let name else { return UnsafeBufferPointer(start: nil, count: 0) }
    var length = 0
    while name[length] != 0 { length += 1 }
    return UnsafeBufferPointer(start: name, count: length)
  }
}
