/// A tag, a comment or an element whose text is none, as far as plain text passes over it.
struct Tag {
  /// It's one of HTML's.
  var isKnown: Bool
  /// Words end at it.
  var isBreaking: Bool
  var isEnd: Bool
  /// It's a `<![CDATA[`, whose text is text.
  var beginsSection = false
  /// It ends behind its end tag, since its text is none.
  var holdsContent = false
  var name: String
  /// The offset behind it.
  var end: Int

  /// - Returns: `nil` if the `<` at this offset is only a `<`.
  /// - Parameter ends: What is known of the text's tags, so that nothing is looked for twice.
  init?(in html: UnsafeBufferPointer<UInt8>, at open: Int, _ ends: inout TagEnds) {
    guard open + 1 < ends.lastClose else { return nil }
    if html[open + 1] == UInt8(ascii: "!") || html[open + 1] == UInt8(ascii: "?") {
      self.init(declaration: html, at: open, &ends)
    } else {
      self.init(element: html, at: open, &ends)
    }
  }

  private init?(
    element html: UnsafeBufferPointer<UInt8>, at open: Int, _ ends: inout TagEnds
  ) {
    var index = open + 1
    isEnd = html[index] == UInt8(ascii: "/")
    if isEnd { index += 1 }
    let start = index
    while index < html.count,
      html[index].isASCIIAlphanumeric || html[index] == UInt8(ascii: "-")
        || html[index] == UInt8(ascii: ":")
    {
      index += 1
    }
    guard index > start, html[start].isASCIILetter,
      let close = Self.close(in: html, from: index, &ends)
    else { return nil }
    name = HTMLElementName.lowercased(html[start..<index])
    let traits = HTMLElementName.traits[name]
    isKnown = traits != nil
    isBreaking = traits?.contains(.breaking) ?? false
    end = close + 1
    let isSilent = traits?.contains(.silent) ?? false
    if !isEnd, isSilent, !ends.neverEnding.contains(name) {
      if let elementEnd = Self.endOfElement(name, in: html, from: end) {
        end = elementEnd
        holdsContent = true
      } else {
        ends.neverEnding.insert(name)
      }
    }
  }

  private init?(
    declaration html: UnsafeBufferPointer<UInt8>, at open: Int, _ ends: inout TagEnds
  ) {
    isKnown = true
    isBreaking = false
    isEnd = false
    name = ""
    if html[open...].starts(with: "<![CDATA[".utf8) {
      // HTML has no such sections, but feeds that escape them with the rest mean their text.
      beginsSection = true
      end = open + 9
      return
    }
    guard let close = html.firstIndex(of: UInt8(ascii: ">"), from: open) else { return nil }
    end = close + 1
    let isComment = html[open...].starts(with: "<!--".utf8)
    guard isComment, open + 4 <= ends.lastCommentEnd else { return }
    var index = open + 4
    while index + 2 < html.count {
      if html[index] == UInt8(ascii: "-"), html[index + 1] == UInt8(ascii: "-"),
        html[index + 2] == UInt8(ascii: ">")
      {
        end = index + 3
        return
      }
      index += 1
    }
  }

  /// The `>` that ends a tag, past those in quotes.
  private static func close(
    in html: UnsafeBufferPointer<UInt8>, from start: Int, _ ends: inout TagEnds
  ) -> Int? {
    var quote: UInt8?
    var hasQuotedTags = false
    for index in start..<html.count {
      let byte = html[index]
      if let open = quote {
        if byte == open { quote = nil }
        if byte == UInt8(ascii: "<") { hasQuotedTags = true }
      } else if byte == UInt8(ascii: ">") {
        return index
      } else if byte == UInt8(ascii: "<") {
        break
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"),
        html[index - 1] == UInt8(ascii: "="), !ends.hasUnpairedQuotes
      {
        quote = byte
      }
    }
    if hasQuotedTags { ends.hasUnpairedQuotes = true }
    return nil
  }

  /// Behind the end tag of an element whose content is passed over; `nil` if it has none.
  private static func endOfElement(
    _ name: String, in html: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    var index = start
    while let open = html.firstIndex(of: UInt8(ascii: "<"), from: index) {
      let rest = html[(open + 1)...]
      let isEnd =
        rest.first == UInt8(ascii: "/")
        && rest.dropFirst().prefix(name.utf8.count).lazy.map(\.asciiLowercased)
          .elementsEqual(name.utf8)
      if isEnd { return rest.firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } }
      index = open + 1
    }
    return nil
  }
}
