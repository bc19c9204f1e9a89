/// What may happen to a document before it's read. Equal seeds do equal damage.
struct DamagedFeed {
  private(set) var bytes: [UInt8]
  private var generator: SeededGenerator

  init(_ bytes: [UInt8], seed: Int) {
    self.bytes = bytes
    generator = SeededGenerator(seed: seed)
    for _ in 0..<Int.random(in: 1...6, using: &generator) { damage() }
  }

  /// The document cut off at so many places, evenly spread.
  static func cuts(of bytes: [UInt8], count: Int) -> [[UInt8]] {
    (0..<count).map { Array(bytes.prefix(($0 * 2 + 1) * bytes.count / (count * 2))) }
  }

  private mutating func damage() {
    guard bytes.count > 40 else { return }
    let index = Int.random(in: bytes.indices, using: &generator)
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
    case 1: bytes.insert("<>&\"'/]![;{}:,".utf8.randomElement(using: &generator) ?? 0, at: index)
    case 2: bytes.remove(at: index)
    case 3: repeatPart(from: index)
    case 4: bytes.removeSubrange(index..<min(index + 10, bytes.count))
    case 5: doubleElement(from: index)
    case 6: swapTags(from: index)
    default: changeEncoding()
    }
  }

  private mutating func repeatPart(from index: Int) {
    let end = min(index + 20, bytes.count)
    bytes.insert(contentsOf: bytes[index..<end], at: index)
  }

  /// The next element once more, as far as the next end tag of anything.
  private mutating func doubleElement(from index: Int) {
    guard let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")),
      let last = bytes[start...].firstIndex(of: UInt8(ascii: "/")),
      let end = bytes[last...].firstIndex(of: UInt8(ascii: ">"))
    else { return }
    bytes.insert(contentsOf: bytes[start...end], at: end + 1)
  }

  /// The next two tags change places.
  private mutating func swapTags(from index: Int) {
    guard let first = tag(from: index), let second = tag(from: first.upperBound) else { return }
    let between = bytes[first.upperBound..<second.lowerBound]
    bytes.replaceSubrange(
      first.lowerBound..<second.upperBound, with: bytes[second] + between + bytes[first])
  }

  private func tag(from index: Int) -> Range<Int>? {
    guard let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")),
      let end = bytes[start...].firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    return start..<(end + 1)
  }

  /// Says, and says only, that the document is in another encoding.
  private mutating func changeEncoding() {
    let names = ["UTF-8", "UTF-16", "windows-1251", "Shift_JIS", "ISO-2022-JP", "GB18030", "none"]
    let name = names.randomElement(using: &generator) ?? ""
    bytes.insert(contentsOf: "<?xml version=\"1.0\" encoding=\"\(name)\"?>".utf8, at: 0)
  }
}
