import HTMLText

/// The text of mended XML in the making: what is put into it stays text, and holds no reference but
/// XML's own.
struct MendedText {
  private let source: UnsafeBufferPointer<UInt8>
  private(set) var output: [UInt8] = []
  private var entities: InternalEntities
  /// Something was broken.
  private(set) var isChanged = false

  /// - Parameter source: What the ranges are offsets of.
  init(_ source: UnsafeBufferPointer<UInt8>, entityGrowth: Int) {
    self.source = source
    entities = InternalEntities()
    entities.growthLeft = entityGrowth
    output.reserveCapacity(source.count + 1024)
  }

  /// The entities add more than they may.
  var isBomb: Bool { entities.growthLeft < 0 }

  /// Puts in what is XML already.
  mutating func append(markup: StaticString) {
    markup.withUTF8Buffer { output.append(contentsOf: $0) }
  }

  /// The same, of bytes.
  mutating func append(markup: some Sequence<UInt8>) {
    output.append(contentsOf: markup)
  }

  /// Takes the entities that a DOCTYPE declares.
  /// - Returns: The offset behind it.
  mutating func readDoctype(at start: Int) -> Int {
    entities.read(doctype: source, from: start)
  }

  /// Puts in the text between two tags, or what was taken for one.
  mutating func append(text range: Range<Int>) {
    var position = range.lowerBound
    var copied = position
    let text = UnsafeBufferPointer(rebasing: source[..<range.upperBound])
    while position < range.upperBound {
      switch source[position] {
      case UInt8(ascii: "&"):
        output.append(contentsOf: source[copied..<position])
        position = appendReference(in: text, at: position)
        copied = position
      case UInt8(ascii: "<"):
        output.append(contentsOf: source[copied..<position])
        output.append(contentsOf: "&lt;".utf8)
        position += 1
        copied = position
      case UInt8(ascii: ">") where endsCDATA(at: position, after: range.lowerBound):
        output.append(contentsOf: source[copied..<position])
        output.append(contentsOf: "&gt;".utf8)
        isChanged = true
        position += 1
        copied = position
      default:
        position += 1
      }
    }
    output.append(contentsOf: source[copied..<range.upperBound])
  }

  /// Puts in the value of an attribute.
  mutating func append(value range: Range<Int>) {
    let text = UnsafeBufferPointer(rebasing: source[..<range.upperBound])
    var position = range.lowerBound
    while position < range.upperBound {
      switch source[position] {
      case UInt8(ascii: "&"):
        position = appendReference(in: text, at: position)
        continue
      case UInt8(ascii: "<"):
        isChanged = true
        output.append(contentsOf: "&lt;".utf8)
      case UInt8(ascii: "\""): output.append(contentsOf: "&quot;".utf8)
      default: output.append(source[position])
      }
      position += 1
    }
  }

  private func endsCDATA(at position: Int, after start: Int) -> Bool {
    position - start >= 2 && source[position - 1] == UInt8(ascii: "]")
      && source[position - 2] == UInt8(ascii: "]")
  }

  /// - Returns: The offset behind what was read.
  private mutating func appendReference(
    in text: UnsafeBufferPointer<UInt8>, at ampersand: Int
  ) -> Int {
    if let (value, end) = entities.expansion(in: text, at: ampersand) {
      appendEscaped(value)
      return end
    }
    guard let reference = CharacterReference(in: text, at: ampersand) else {
      isChanged = true
      output.append(contentsOf: "&amp;".utf8)
      return ampersand + 1
    }
    if !isXML(text[ampersand..<reference.end], reference.characters) { isChanged = true }
    appendEscaped(reference.characters)
    return reference.end
  }

  /// A number, or one of the five names that XML has itself.
  private func isXML(
    _ reference: UnsafeBufferPointer<UInt8>.SubSequence, _ characters: String
  ) -> Bool {
    if reference.dropFirst().first == UInt8(ascii: "#") {
      return !characters.isEmpty && characters != "\u{FFFD}"
    }
    return Self.ownReferences.contains(String(decoding: reference, as: UTF8.self))
  }

  private static let ownReferences: Set<String> = ["&amp;", "&lt;", "&gt;", "&quot;", "&apos;"]

  private mutating func appendEscaped(_ characters: String) {
    var characters = characters
    characters.withUTF8 { XMLEscaping.append($0, to: &output, in: .anywhere) }
  }
}
