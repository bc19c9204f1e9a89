/// What the attributes that lead elsewhere hold.
enum LinkAttribute {
  case address
  /// Several addresses, each with a size.
  case sourceSet

  init?(_ name: UnsafeBufferPointer<UInt8>.SubSequence) {
    guard let first = name.first, name.count >= 3, name.count <= 10 else { return nil }
    let candidate: StaticString
    switch (first.asciiLowercased, name.count) {
    case (UInt8(ascii: "h"), 4): candidate = "href"
    case (UInt8(ascii: "s"), 3): candidate = "src"
    case (UInt8(ascii: "s"), 6): candidate = "srcset"
    case (UInt8(ascii: "p"), 6): candidate = "poster"
    case (UInt8(ascii: "c"), 4): candidate = "cite"
    case (UInt8(ascii: "d"), 4): candidate = "data"
    case (UInt8(ascii: "a"), 6): candidate = "action"
    case (UInt8(ascii: "l"), 8): candidate = "longdesc"
    case (UInt8(ascii: "b"), 10): candidate = "background"
    default: return nil
    }
    let isSame = candidate.withUTF8Buffer { expected in
      zip(name, expected).allSatisfy { $0.asciiLowercased == $1 }
    }
    guard isSame else { return nil }
    self = name.count == 6 && first.asciiLowercased == UInt8(ascii: "s") ? .sourceSet : .address
  }
}
