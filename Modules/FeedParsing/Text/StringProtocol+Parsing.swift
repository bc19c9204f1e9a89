extension StringProtocol {
  /// Without ASCII white space around it.
  func trimmingSpaces() -> String {
    let bytes = Substring(self).utf8
    guard let first = bytes.firstIndex(where: { !$0.isXMLSpace }),
      let last = bytes.lastIndex(where: { !$0.isXMLSpace })
    else { return "" }
    return String(Substring(bytes[first...last]))
  }

  /// Where a word of ASCII letters stands, in whatever case.
  func range(ofASCII word: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      let rest = self[start...]
      if rest.prefix(word.count).lowercased() == word {
        return start..<index(start, offsetBy: word.count)
      }
      start = index(after: start)
    }
    return nil
  }
}

extension String {
  /// Without white space around it; absent if nothing is left.
  var nonEmpty: String? {
    let trimmed = trimmingSpaces()
    return trimmed.isEmpty ? nil : trimmed
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
