/// Reads HTML as one line of plain text: tags gone, references decoded, white space folded.
///
/// For titles and names, of which there are many and most of which hold no HTML at all. They are
/// read by the byte and without a tree, so that `1 < 2` keeps its `<`.
public struct PlainText: Sendable {
  /// What counts as a tag.
  public enum Tags: Sendable, Hashable {
    /// All that looks like one.
    case all
    /// Only HTML's own elements: `Array<Int>` stays. For text that is HTML by custom and not by
    /// declaration.
    case known
    /// Nothing: the text is plain, and only its white space is folded.
    case none
  }

  private let tags: Tags

  public init(tags: Tags = .all) {
    self.tags = tags
  }

  /// - Parameter html: Valid UTF-8.
  /// - Returns: The line without control characters and without space around it; `nil` if it's
  ///   empty. What was escaped twice is decoded twice.
  public func line(_ html: UnsafeBufferPointer<UInt8>) -> String? {
    if PlainLineBuilder.isFinished(html) { return String(validUTF8: html) }
    var line = PlainLineBuilder(capacity: html.count)
    if tags == .none {
      line.append(html[...])
      return line.finished()
    }
    scan(html, into: &line)
    if line.mayBeEscapedTwice, let tags = Self.tagsLeft(in: line.bytes) {
      line = decodedAgain(line.bytes, tags)
    }
    return line.finished()
  }

  /// The same, of a string.
  public func line(_ html: String) -> String? {
    var html = html
    return html.withUTF8(line)
  }

  /// What of a line is still tags: a feed that escapes once too often leaves pairs of them behind, or references.
  /// - Returns: `nil` if there is nothing to be decoded in it.
  private static func tagsLeft(in line: [UInt8]) -> Tags? {
    line.withUnsafeBufferPointer { line in
      if PairedTags.areIn(line) { return .known }
      return CharacterReference.isIn(line) ? Tags.none : nil
    }
  }

  private func decodedAgain(_ line: [UInt8], _ tags: Tags) -> PlainLineBuilder {
    line.withUnsafeBufferPointer { html in
      var line = PlainLineBuilder(capacity: html.count)
      PlainText(tags: tags).scan(html, into: &line)
      return line
    }
  }

  private func scan(_ html: UnsafeBufferPointer<UInt8>, into line: inout PlainLineBuilder) {
    var index = 0
    var copied = 0
    var sections = 0
    var marks = Marks(html)
    var ends = TagEnds(html)
    while let mark = marks.next(from: index, isInSection: sections > 0) {
      let byte = html[mark]
      if byte == UInt8(ascii: "&"), let reference = CharacterReference(in: html, at: mark) {
        line.append(html[copied..<mark])
        line.append(reference: reference.characters)
        index = reference.end
        copied = index
      } else if byte == UInt8(ascii: "<"), tags != .none, let tag = Tag(in: html, at: mark, &ends),
        tags == .all || tag.isKnown
      {
        line.append(html[copied..<mark])
        if tag.isBreaking { line.appendSpace() }
        index = tag.end
        copied = index
        if tag.beginsSection { sections += 1 }
      } else if byte == UInt8(ascii: "]"), html[mark...].starts(with: "]]>".utf8) {
        line.append(html[copied..<mark])
        index = mark + 3
        copied = index
        sections -= 1
      } else {
        index = mark + 1
      }
    }
    line.append(html[copied...])
  }
}
