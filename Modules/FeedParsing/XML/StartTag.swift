/// The name of a start tag as libxml2 gives it. Its strings live as long as the parser, and equal
/// ones are the same.
struct StartTag: Equatable {
  var name: UnsafePointer<UInt8>?
  var prefix: UnsafePointer<UInt8>?
  var uri: UnsafePointer<UInt8>?
}
