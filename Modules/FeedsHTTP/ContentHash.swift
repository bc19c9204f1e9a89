/// Tells a document from the one before: MurmurHash3, 128 bits, in its form for 64-bit machines and
/// with seed 0.
///
/// It isn't cryptographic and needn't be: a server that makes two of its documents collide only
/// hides its own news. In return it costs next to nothing beside the parsing that it saves.
enum ContentHash {
  /// 32 hexadecimal digits, the same for ever.
  static func text(of bytes: [UInt8]) -> String {
    let (first, second) = bytes.withUnsafeBytes(hash)
    return [first, second].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }.joined()
  }

  private static func hash(_ bytes: UnsafeRawBufferPointer) -> (UInt64, UInt64) {
    var (first, second): (UInt64, UInt64) = (0, 0)
    let whole = bytes.count & ~15
    for offset in stride(from: 0, to: whole, by: 16) {
      first ^= mixedLow(word(bytes, at: offset))
      first = (first.rotated(27) &+ second) &* 5 &+ 0x52dc_e729
      second ^= mixedHigh(word(bytes, at: offset + 8))
      second = (second.rotated(31) &+ first) &* 5 &+ 0x3849_5ab5
    }
    let tail = bytes[whole...]
    second ^= mixedHigh(little(tail.dropFirst(8)))
    first ^= mixedLow(little(tail.prefix(8)))
    let length = UInt64(bytes.count)
    (first, second) = (first ^ length, second ^ length)
    first &+= second
    second &+= first
    (first, second) = (finished(first), finished(second))
    first &+= second
    return (first, second &+ first)
  }

  private static func word(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// Up to eight bytes as a number, the first its lowest.
  private static func little(_ bytes: Slice<UnsafeRawBufferPointer>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  private static func mixedLow(_ word: UInt64) -> UInt64 {
    (word &* 0x87c3_7b91_1142_53d5).rotated(31) &* 0x4cf5_ad43_2745_937f
  }

  private static func mixedHigh(_ word: UInt64) -> UInt64 {
    (word &* 0x4cf5_ad43_2745_937f).rotated(33) &* 0x87c3_7b91_1142_53d5
  }

  private static func finished(_ word: UInt64) -> UInt64 {
    let once = (word ^ word >> 33) &* 0xff51_afd7_ed55_8ccd
    let twice = (once ^ once >> 33) &* 0xc4ce_b9fe_1a85_ec53
    return twice ^ twice >> 33
  }
}

extension UInt64 {
  fileprivate func rotated(_ bits: UInt64) -> UInt64 {
    self << bits | self >> (64 - bits)
  }
}
