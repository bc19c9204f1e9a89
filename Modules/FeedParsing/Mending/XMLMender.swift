import HTMLText

/// Makes well-formed XML of what was meant to be: bare ampersands and `<`, HTML's references, tags
/// that don't match or never end, attributes without quotes or twice, and what stands around the
/// root.
///
/// What it writes has no DOCTYPE, comment or processing instruction, and no reference but XML's own.
struct XMLMender {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let limits: FeedParsingLimits
  private var index = 0
  private var output: MendedText
  private var open: [OpenElement] = []
  private var sectionStarts: ForwardSearch
  private var sectionEnds: ForwardSearch
  private var commentEnds: ForwardSearch
  private var instructionEnds: ForwardSearch
  private var tagEnds: ForwardSearch
  private var isRootClosed = false
  /// Something was broken. A DOCTYPE or a comment isn't.
  private(set) var isChanged = false
  /// A limit that was passed; what is written ends there.
  private(set) var limit: String?

  init(_ bytes: UnsafeBufferPointer<UInt8>, limits: FeedParsingLimits) {
    self.bytes = bytes
    self.limits = limits
    sectionStarts = ForwardSearch("<![CDATA[", in: bytes)
    sectionEnds = ForwardSearch("]]>", in: bytes)
    commentEnds = ForwardSearch("-->", in: bytes)
    instructionEnds = ForwardSearch("?>", in: bytes)
    tagEnds = ForwardSearch(">", in: bytes)
    output = MendedText(bytes, entityGrowth: limits.entityGrowth)
  }

  mutating func mended() -> [UInt8] {
    while index < bytes.count, limit == nil, !isRootClosed {
      if bytes[index] == UInt8(ascii: "<") {
        markup()
      } else {
        text()
      }
    }
    if index < bytes.count, bytes[index...].contains(where: { !$0.isXMLSpace }) { isChanged = true }
    if !open.isEmpty { isChanged = true }
    while !open.isEmpty { close() }
    if output.isChanged { isChanged = true }
    return output.output
  }

  private mutating func text() {
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") { index += 1 }
    guard !open.isEmpty else { return }
    output.append(text: start..<index)
    if output.isBomb { limit = Self.bomb }
  }

  private mutating func markup() {
    let next = index + 1 < bytes.count ? bytes[index + 1] : 0
    switch next {
    case UInt8(ascii: "/"): endTag()
    case UInt8(ascii: "!"): declaration()
    case UInt8(ascii: "?"): skip(past: instructionEnds.next(from: index + 2))
    case _ where next.isXMLNameStart: startTag()
    default: literal()
    }
  }

  /// A `<` that begins nothing, and what was taken for a tag behind it. None of that is looked at
  /// again: quotes could make each `<` run to the same end.
  private mutating func literal(to end: Int? = nil) {
    let start = index
    isChanged = true
    index = end ?? index + 1
    guard !open.isEmpty else { return }
    output.append(text: start..<index)
    if output.isBomb { limit = Self.bomb }
  }

  private mutating func declaration() {
    let rest = bytes[index...]
    if rest.starts(with: "<!--".utf8) {
      guard let end = commentEnds.next(from: index + 4) else { return skipToNextTag() }
      skip(past: end)
    } else if rest.prefix(9).map(\.asciiLowercased).elementsEqual("<![cdata[".utf8) {
      if !rest.starts(with: "<![CDATA[".utf8) { isChanged = true }
      characterData()
    } else if rest.prefix(9).map(\.asciiLowercased).elementsEqual("<!doctype".utf8) {
      index = output.readDoctype(at: index)
    } else {
      isChanged = true
      skip(past: nil)
    }
  }

  private mutating func characterData() {
    let start = index + 9
    let section = CharacterDataSection(
      in: bytes, from: start, inside: open.last?.name ?? [],
      terminator: sectionEnds.next(from: start),
      next: sectionStarts.next(from: start))
    if section.isUnterminated || section.holdsAnother { isChanged = true }
    index = section.end
    guard !open.isEmpty else { return }
    output.append(markup: "<![CDATA[")
    output.append(markup: section.text(in: bytes))
    output.append(markup: "]]>")
    // A section in a section leaves its end behind.
    if section.holdsAnother, let end = sectionEnds.next(from: index), end.lowerBound == index {
      index = end.upperBound
    }
  }

  /// What has no end at all would take the rest of the document with it.
  private mutating func skipToNextTag() {
    isChanged = true
    index = bytes.firstIndex(of: UInt8(ascii: "<"), from: index + 1) ?? bytes.count
  }

  /// What has no end of its own ends with the next tag.
  private mutating func skip(past end: Range<Int>?) {
    if end == nil { isChanged = true }
    index = (end ?? tagEnds.next(from: index))?.upperBound ?? bytes.count
  }

  private mutating func endTag() {
    guard let close = bytes.firstIndex(of: UInt8(ascii: ">"), from: index) else {
      index = bytes.count
      return
    }
    let name = TagReader.name(in: bytes, from: index + 2)
    index = close + 1
    guard let depth = openElement(named: name.written) else {
      isChanged = true
      if isMisspelt(name.written) { self.close() }
      return
    }
    if open[depth].name != name.written || depth != open.count - 1 { isChanged = true }
    while open.count > depth { self.close() }
  }

  /// The innermost element of a name, or else one that has it but for its case: `<Title>x</title>`.
  private func openElement(named name: [UInt8]) -> Int? {
    open.lastIndex { $0.name == name } ?? open.lastIndex { $0.isNamed(inAnyCase: name) }
  }

  /// An end tag that nothing has opened is a misspelt one of what is open (`<title>x</titel>`),
  /// unless it's a stray one of HTML, or what is open holds the feed's structure.
  private func isMisspelt(_ name: [UInt8]) -> Bool {
    guard let innermost = open.last else { return false }
    return !innermost.isStructure && !HTMLElementName.isKnown(name)
  }

  private mutating func startTag() {
    var tag = TagReader(bytes, at: index)
    guard tag.read() else {
      // The document's end, or a `<` before any `>`: this one begins nothing.
      if tag.index >= bytes.count {
        index = bytes.count
        return
      }
      return literal(to: tag.index)
    }
    index = tag.index
    if tag.isChanged { isChanged = true }
    let element = OpenElement(tag.name)
    if let unfinished = openEntry(like: element) ?? openField(before: element) {
      isChanged = true
      while open.count > unfinished { close() }
    }
    guard open.count < limits.depth else {
      limit = "its elements nest too deep"
      return
    }
    output.append(markup: "<")
    output.append(markup: tag.name)
    append(tag.attributes)
    if output.isBomb { limit = Self.bomb }
    if tag.isEmpty {
      output.append(markup: "/>")
      isRootClosed = open.isEmpty
    } else {
      output.append(markup: ">")
      open.append(element)
    }
  }

  private mutating func append(_ attributes: [TagReader.Attribute]) {
    for attribute in attributes {
      output.append(markup: " ")
      output.append(markup: attribute.name)
      output.append(markup: "=\"")
      output.append(value: attribute.value)
      output.append(markup: "\"")
    }
  }

  /// Entries don't stand in each other: the one before was never closed.
  private func openEntry(like element: OpenElement) -> Int? {
    element.isEntry ? openElement(named: element.name) : nil
  }

  /// Fields of an entry don't stand in each other, either; in a body, names that HTML has, too, say
  /// nothing.
  private func openField(before element: OpenElement) -> Int? {
    guard element.isField, let field = open.lastIndex(where: \.isField) else { return nil }
    return open[field].isBody && HTMLElementName.isKnown(element.name) ? nil : field
  }

  private static let bomb = "its entities grow too large"

  private mutating func close() {
    output.append(markup: "</")
    output.append(markup: open.removeLast().name)
    output.append(markup: ">")
    isRootClosed = open.isEmpty
  }
}
