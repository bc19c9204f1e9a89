import HTMLText

extension StringProtocol {
  /// Without ASCII white space around it.
  func trimmingSpaces() -> String {
    let bytes = Substring(self).utf8
    guard let first = bytes.firstIndex(where: { !$0.isXMLSpace }),
      let last = bytes.lastIndex(where: { !$0.isXMLSpace })
    else { return "" }
    return String(Substring(bytes[first...last]))
  }
}

extension String {
  /// Without white space around it; absent if nothing is left.
  var nonEmpty: String? {
    guard let first = utf8.first, let last = utf8.last else { return nil }
    if !first.isXMLSpace, !last.isXMLSpace { return self }
    let trimmed = trimmingSpaces()
    return trimmed.isEmpty ? nil : trimmed
  }
}

extension ArraySlice<UInt8> {
  /// Where a word of small ASCII letters stands, in whatever case.
  func range(ofASCII word: StaticString) -> Range<Index>? {
    word.withUTF8Buffer { word in
      for start in indices.dropLast(word.count - 1) {
        let candidate = self[start..<(start + word.count)]
        if candidate.lazy.map(\.asciiLowercased).elementsEqual(word) {
          return start..<(start + word.count)
        }
      }
      return nil
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Without white space around it; `nil` if nothing is left.
  var trimmedSpaces: UnsafeBufferPointer<UInt8>? {
    guard let first = firstIndex(where: { !$0.isXMLSpace }),
      let last = lastIndex(where: { !$0.isXMLSpace })
    else { return nil }
    return UnsafeBufferPointer(rebasing: self[first...last])
  }
}
