/// Finds what may begin or end markup in a text. Each is looked for once, however many there are of the
/// others.
struct Marks {
  private let text: UnsafeBufferPointer<UInt8>
  private var tag = -1
  private var reference = -1
  private var sectionEnd = -1

  init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
  }

  /// The first `<`, `&` or, in a CDATA section, `]` from an offset on, which is never less than the one
  /// before; `nil` if there is none.
  mutating func next(from index: Int, isInSection: Bool) -> Int? {
    advance(&tag, to: UInt8(ascii: "<"), from: index)
    advance(&reference, to: UInt8(ascii: "&"), from: index)
    var next = min(tag, reference)
    if isInSection {
      advance(&sectionEnd, to: UInt8(ascii: "]"), from: index)
      next = min(next, sectionEnd)
    }
    return next < text.count ? next : nil
  }

  private func advance(_ mark: inout Int, to byte: UInt8, from index: Int) {
    if mark < index { mark = text.firstIndex(of: byte, from: index) ?? text.count }
  }
}
