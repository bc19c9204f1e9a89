/// A token as the scanner sees it: enough to tell words, braces and the ends of literals.
struct ScannedToken {
  enum Kind {
    case word
    case punctuation
    case literal
  }

  var kind: Kind
  var start: Int
  var end: Int
  /// The token's first byte.
  var byte: UInt8
  var followsNewline: Bool
  var followsSpace: Bool
}
