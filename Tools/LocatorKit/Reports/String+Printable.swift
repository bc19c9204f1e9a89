extension String {
  /// The text with every character spelled out that would move a terminal's cursor, hide what stands
  /// beside it, or turn it around: a file's name and a source's text may hold any.
  ///
  /// - Parameter kept: characters of that kind that are meant.
  package func printable(keeping kept: Set<Unicode.Scalar> = []) -> String {
    guard unicodeScalars.contains(where: { $0.isUnprintable && !kept.contains($0) }) else {
      return self
    }
    return unicodeScalars.map { scalar in
      scalar.isUnprintable && !kept.contains(scalar)
        ? scalar.escaped(asASCII: true) : String(scalar)
    }.joined()
  }
}

extension Unicode.Scalar {
  /// Control characters, and those that set the direction of text.
  fileprivate var isUnprintable: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
