/// A `<![CDATA[` section, and where it ends if nobody ended it.
struct CharacterDataSection {
  let content: Range<Int>
  /// Behind its `]]>`.
  let end: Int
  private(set) var isUnterminated = false

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
    }
  }
}
