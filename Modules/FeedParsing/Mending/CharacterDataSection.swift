import HTMLText

/// A `<![CDATA[` section, and where it ends if nobody ended it.
struct CharacterDataSection {
  let content: Range<Int>
  /// Behind its `]]>`.
  let end: Int
  private(set) var isUnterminated = false
  /// Another one begins inside it.
  private(set) var holdsAnother = false

  /// - Parameters:
  ///   - start: Behind `<![CDATA[`.
  ///   - terminator: The first `]]>` from there on.
  ///   - next: The first `<![CDATA[` from there on.
  init(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int, inside element: [UInt8],
    terminator: Range<Int>?, next: Range<Int>?
  ) {
    let limit = min(terminator?.lowerBound ?? bytes.count, next?.lowerBound ?? bytes.count)
    let swallowsAnother =
      next.map { $0.lowerBound < terminator?.lowerBound ?? bytes.count } ?? false
    if let terminator, !swallowsAnother {
      content = start..<terminator.lowerBound
      end = terminator.upperBound
    } else if let close = bytes.range(
      of: Array("</".utf8) + element + [UInt8(ascii: ">")], from: start, to: limit)
    {
      // The element ends before the next section begins: this one's end was forgotten.
      content = start..<close.lowerBound
      end = close.lowerBound
      isUnterminated = true
    } else {
      content = start..<(terminator?.lowerBound ?? bytes.count)
      end = terminator?.upperBound ?? bytes.count
      isUnterminated = terminator == nil
      holdsAnother = swallowsAnother
    }
  }

  /// What it holds, without the beginnings of others inside it.
  func text(in bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    guard holdsAnother else { return Array(bytes[content]) }
    var text: [UInt8] = []
    var copied = content.lowerBound
    while let another = bytes.range(of: "<![CDATA[", from: copied, to: content.upperBound) {
      text.append(contentsOf: bytes[copied..<another.lowerBound])
      copied = another.upperBound
    }
    text.append(contentsOf: bytes[copied..<content.upperBound])
    return text
  }
}
