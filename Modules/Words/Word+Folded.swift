extension Word {
  /// Hands out the words of a text one after the other as ``all(in:)`` folds them, in UTF-8, for those who have
  /// no use for where they stand: next to nothing is made of a word of ASCII.
  ///
  /// - Parameter body: gets bytes that are a word's as long as it runs.
  public static func forEachFolded(
    in text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    var text = text
    var folded: [UInt8] = []
    text.withUTF8 { bytes in
      var rest = bytes[...]
      while let start = rest.firstIndex(where: mayBeInside) {
        let run = rest[start...].prefix(while: mayBeInside)
        rest = rest[run.endIndex...]
        if run.allSatisfy({ $0 < 0x80 }) {
          folded.removeAll(keepingCapacity: true)
          // Of letters and digits this bit alone tells small letters from capital ones.
          for byte in run { folded.append(byte | 0x20) }
          folded.withUnsafeBufferPointer(body)
        } else {
          for word in all(in: String(decoding: run, as: UTF8.self)) {
            var word = word.folded
            word.withUTF8(body)
          }
        }
      }
    }
  }

  /// No word goes past a byte of ASCII that isn't a letter or digit; all other scalars are looked at apart.
  private static func mayBeInside(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x80..., UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      true
    default: false
    }
  }
}
