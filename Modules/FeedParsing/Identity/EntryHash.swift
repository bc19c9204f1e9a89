import Feeds

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A hash of what an entry says: 128-bit FNV-1a over title, publication date in milliseconds and
/// content, a zero byte behind each.
///
/// It's the identity of entries that have neither id nor link, so it never changes. Nobody gains
/// by a collision, which could only join entries of their own feed.
struct EntryHash {
  /// `hash:` and 32 hexadecimal digits.
  let text: String

  init(_ entry: FeedEntry) {
    var hash = Self.basis
    let milliseconds = entry.published.map { String(Int64($0.timeIntervalSince1970 * 1000)) }
    for part in [entry.title, milliseconds, entry.html ?? entry.text] {
      for byte in (part ?? "").utf8 { hash = (hash ^ UInt128(byte)) &* Self.prime }
      hash = hash &* Self.prime
    }
    let digits = String(hash, radix: 16)
    text = "hash:" + String(repeating: "0", count: 32 - digits.count) + digits
  }

  private static let basis: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d
  private static let prime: UInt128 = 0x0000_0000_0100_0000_0000_0000_0000_013B
}
