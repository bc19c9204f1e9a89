/// Looking for a few words in a large text, without a string made of it.
extension [UInt8] {
  /// Whether this text stands anywhere.
  func contains(_ text: String) -> Bool { place(of: Array(text.utf8), from: startIndex) != nil }

  /// Each line in which this text stands.
  func lines(containing text: String) -> [Substring] {
    let text = Array(text.utf8)
    var lines: [Substring] = []
    var index = startIndex
    while let place = place(of: text, from: index) {
      let isEnd = { (byte: UInt8) in byte == UInt8(ascii: "\n") }
      let start = self[index..<place].lastIndex(where: isEnd).map { $0 + 1 } ?? index
      let end = self[place...].firstIndex(where: isEnd) ?? endIndex
      lines.append(Substring(decoding: self[start..<end], as: UTF8.self))
      index = end
    }
    return lines
  }

  private func place(of text: [UInt8], from start: Int) -> Int? {
    withUnsafeBufferPointer { bytes in
      guard let first = text.first, bytes.count >= text.count else { return nil }
      return (start...(bytes.count - text.count)).first { index in
        bytes[index] == first && bytes[index..<index + text.count].elementsEqual(text)
      }
    }
  }
}
