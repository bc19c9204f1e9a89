/// What is known of a text's tags as a whole. Without it, a text of nothing but beginnings would be
/// searched to its end for each of them.
struct TagEnds {
  /// The offset of the last `>`, or -1.
  let lastClose: Int
  /// The offset of the last `-->`, or -1.
  private(set) lazy var lastCommentEnd: Int = findLastCommentEnd()
  /// Elements whose end tag doesn't come any more.
  var neverEnding: Set<String> = []
  /// Quotes took other tags in and led nowhere: from there on they mean nothing.
  var hasUnpairedQuotes = false
  private let html: UnsafeBufferPointer<UInt8>

  init(_ html: UnsafeBufferPointer<UInt8>) {
    self.html = html
    lastClose = html.lastIndex(of: UInt8(ascii: ">")) ?? -1
  }

  private func findLastCommentEnd() -> Int {
    var end = lastClose
    while end >= 2, !html[(end - 2)...end].elementsEqual("-->".utf8) { end -= 1 }
    return end >= 2 ? end - 2 : -1
  }
}
