import HTMLText

/// A set of names of eight letters at most, in whatever case, found without making strings: for what
/// is asked of every tag of a feed.
struct ShortNames: ExpressibleByArrayLiteral {
  /// A name in lower case, its letters the bytes of a number.
  private let numbers: Set<UInt64>

  init(arrayLiteral names: StaticString...) {
    numbers = Set(names.compactMap { $0.withUTF8Buffer(Self.number) })
  }

  func contains(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    Self.number(of: name).map(numbers.contains) ?? false
  }

  private static func number(of name: UnsafeBufferPointer<UInt8>) -> UInt64? {
    guard name.count <= 8 else { return nil }
    return name.reduce(0) { $0 << 8 | UInt64($1.asciiLowercased) }
  }
}
