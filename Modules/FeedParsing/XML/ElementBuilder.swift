import HTMLText

/// Makes elements of events: those that stand in a container, one at a time, each handed to the
/// vocabulary's reader when it's complete.
///
/// It holds one such element and no more, so that a feed's size doesn't matter.
struct ElementBuilder {
  /// What the root turned out to be.
  private(set) var reader: (any VocabularyReader)?
  /// Why the reading was stopped.
  private(set) var stop: Stop?
  private let documentAddress: String?
  private let limits: FeedParsingLimits
  private let findReader: (Element) -> (any VocabularyReader)?
  private var names = NameTable()
  private var depth = 0
  /// How many namespaces the open elements declare, of those that declare any.
  private var declarations: [(depth: Int, count: Int)] = []
  /// Elements that stood in a container.
  private var records = 0
  /// Of the containers that are open, which are the outermost elements.
  private var containers: [Element.Scope?] = [nil]
  private var open: [Element] = []
  private var contents: [ElementContent] = []
  private var text: [UInt8] = []
  private var markup: MarkupWriter?

  /// Why a reading was stopped.
  enum Stop: Equatable {
    case unknownRoot
    case limit(String)
  }

  /// - Parameters:
  ///   - documentAddress: What the outermost `xml:base` is relative to.
  ///   - findReader: Finds a reader by the root element's name and attributes.
  init(
    documentAddress: String?, limits: FeedParsingLimits,
    findReader: @escaping (Element) -> (any VocabularyReader)?
  ) {
    self.limits = limits
    self.findReader = findReader
    self.documentAddress = documentAddress
  }

  var isStopped: Bool { stop != nil }

  /// - Parameter namespaces: How many the element declares.
  mutating func start(_ tag: StartTag, attributes: RawAttributes, namespaces: Int) {
    guard stop == nil else { return }
    depth += 1
    if namespaces > 0 { declarations.append((depth, namespaces)) }
    stop = passedLimit(attributes: attributes.count + namespaces)
    guard stop == nil else { return }
    if let content = contents.last, content != .elements {
      write(tag, attributes, as: content)
    } else {
      if depth == 1 { names.adopt(rootOf: tag) }
      begin(element(tag, attributes))
    }
  }

  /// Stops at a tag that was too much even before it was read.
  mutating func stopAtAttributes() {
    stop = stop ?? Self.tooManyAttributes
  }

  private func passedLimit(attributes: Int) -> Stop? {
    if depth > limits.depth { return .limit("its elements nest too deep") }
    let hasTooMany =
      attributes > limits.attributes
      || declarations.reduce(0) { $0 + $1.count } > limits.namespaces
    return hasTooMany ? Self.tooManyAttributes : nil
  }

  private static let tooManyAttributes = Stop.limit("an element has too many attributes")

  /// Writes an element that stands inside text.
  private mutating func write(
    _ tag: StartTag, _ attributes: RawAttributes, as content: ElementContent
  ) {
    if markup == nil, let element = open.last {
      markup = MarkupWriter(
        dropsDiv: content == .xhtml && !element.holdsMarkup,
        outerBase: element.base ?? documentAddress)
      open[open.count - 1].holdsMarkup = true
    }
    markup?.start(tag, attributes: attributes, to: &text)
    if text.count > limits.text { stop = Self.textTooLong }
  }

  private static let textTooLong = Stop.limit("the text of one element is too long")

  mutating func end() {
    guard stop == nil else { return }
    if declarations.last?.depth == depth { declarations.removeLast() }
    depth -= 1
    if markup != nil {
      markup?.end(to: &text)
      if markup?.isAtEnd == true { markup = nil }
    } else if var element = open.popLast() {
      contents.removeLast()
      if element.children.isEmpty { element.text = takeText() }
      if open.isEmpty {
        reader?.read(element)
        records += 1
        if records > limits.entries { stop = .limit("it has too many entries") }
      } else {
        open[open.count - 1].append(element)
      }
    } else {
      containers.removeLast()
    }
  }

  mutating func append(_ characters: UnsafeBufferPointer<UInt8>) {
    guard stop == nil, !open.isEmpty else { return }
    guard text.count + characters.count <= limits.text else {
      stop = Self.textTooLong
      return
    }
    // References reach us one by one, and may stand for control characters.
    if characters.count <= 2, let number = characters.controlCharacter {
      return text.append(contentsOf: CharacterReference.characters(numbered: number).utf8)
    }
    if contents.last == .xhtml || markup != nil {
      XMLEscaping.append(characters, to: &text, in: .text)
    } else if characters.count == 1 {
      text.append(characters[0])
    } else {
      text.append(contentsOf: characters)
    }
  }

  /// Closes what is still open, where a text ends too early.
  mutating func finish() {
    while depth > 0, stop == nil { end() }
  }

  /// The text so far in an array of its own size, its line breaks line feeds: libxml2 leaves those in
  /// CDATA as they are.
  private mutating func takeText() -> [UInt8] {
    defer { text.removeAll(keepingCapacity: true) }
    return text.withUnsafeBufferPointer { text in
      guard text.firstIndex(of: 0x0D, from: 0) != nil else { return Array(text) }
      return TextCleaner.withLineFeeds(text)
    }
  }

  private mutating func begin(_ element: Element) {
    if open.isEmpty {
      if reader == nil {
        reader = findReader(element)
        if reader == nil {
          stop = .unknownRoot
          return
        }
      }
      if reader?.isContainer(element.name, depth: depth) == true {
        containers.append(element.scope)
        reader?.open(element)
        return
      }
    }
    contents.append(
      reader?.content(
        of: element.name, type: element.attribute(.type))
        ?? .elements)
    open.append(element)
    text.removeAll(keepingCapacity: true)
  }

  private mutating func element(_ tag: StartTag, _ attributes: RawAttributes) -> Element {
    var element = Element(name: names.name(of: tag))
    element.scope = open.isEmpty ? containers[containers.count - 1] : open[open.count - 1].scope
    for index in 0..<attributes.count {
      let name = names.name(of: attributes.name(index))
      guard name.term != .other else { continue }
      let value = attributes.value(index)
      switch (name.namespace, name.term) {
      case (.xml, .base):
        let outer = element.base ?? documentAddress
        element.scope = Element.Scope(
          base: outer.flatMap(WebAddress.init)?.resolving(value) ?? value,
          language: element.language)
      case (.xml, .lang):
        element.scope = Element.Scope(base: element.base, language: value.nonEmpty)
      default:
        element.attributes.append((name, value))
      }
    }
    return element
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The number of the control character that this is: of C0, but not white space; DEL; of C1.
  fileprivate var controlCharacter: UInt32? {
    guard let first else { return nil }
    if count == 2 { return first == 0xC2 && self[1] < 0xA0 ? UInt32(self[1]) : nil }
    let isControl = first < 0x20 ? !first.isXMLSpace : first == 0x7F
    return isControl ? UInt32(first) : nil
  }
}
