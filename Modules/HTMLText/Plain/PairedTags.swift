/// Tells text that was escaped once too often from text about tags.
enum PairedTags {
  /// Whether one of HTML's elements is opened and closed in the text, or a CDATA section opened.
  static func areIn(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var open: Set<String> = []
    var index = 0
    var ends = TagEnds(text)
    while let start = text.firstIndex(of: UInt8(ascii: "<"), from: index) {
      guard let tag = Tag(in: text, at: start, &ends) else {
        index = start + 1
        continue
      }
      index = tag.end
      guard tag.isKnown else { continue }
      if tag.beginsSection || tag.holdsContent { return true }
      if tag.isEnd, open.contains(tag.name) { return true }
      if !tag.isEnd { open.insert(tag.name) }
    }
    return false
  }
}
