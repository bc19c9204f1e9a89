/// What the first bytes say of a document's encoding: by a mark, or by the zeros around the first
/// character of markup, of JSON or of the white space before them.
struct ByteOrderMark {
  let encoding: UTFDecoder.Encoding
  /// In bytes.
  let length: Int

  init?(_ document: [UInt8]) {
    let start = Array(document.prefix(4))
    func begins(_ bytes: UInt8...) -> Bool { start.starts(with: bytes) }
    if begins(0xEF, 0xBB, 0xBF) {
      (encoding, length) = (.utf8, 3)
    } else if begins(0xFF, 0xFE, 0, 0) {
      (encoding, length) = (.utf32Little, 4)
    } else if begins(0, 0, 0xFE, 0xFF) {
      (encoding, length) = (.utf32Big, 4)
    } else if begins(0xFF, 0xFE) {
      (encoding, length) = (.utf16Little, 2)
    } else if begins(0xFE, 0xFF) {
      (encoding, length) = (.utf16Big, 2)
    } else if start.count == 4, let first = start.first(where: { $0 != 0 }),
      first.isXMLSpace || "<{[".utf8.contains(first),
      let encoding = Self.encoding(zeros: start.map { $0 == 0 })
    {
      (self.encoding, length) = (encoding, 0)
    } else {
      return nil
    }
  }

  private static func encoding(zeros: [Bool]) -> UTFDecoder.Encoding? {
    switch zeros {
    case [false, true, true, true]: .utf32Little
    case [true, true, true, false]: .utf32Big
    case [false, true, false, true]: .utf16Little
    case [true, false, true, false]: .utf16Big
    default: nil
    }
  }
}
