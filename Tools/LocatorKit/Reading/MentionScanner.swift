/// Tells which capitalized names a file mentions.
struct MentionScanner {
  private let source: ScannedSource

  init(_ source: ScannedSource) {
    self.source = source
  }

  /// Each name once, sorted. A protocol's own declaration doesn't mention it, nor does an extension
  /// of it: what is left is who asks for it.
  func mentions() -> [String] {
    var found: Set<String> = []
    for (name, token) in UsageScanner(source).capitalized()
    where !found.contains(name) && !isOwn(name, token) {
      found.insert(name)
    }
    return found.sorted()
  }

  private func isOwn(_ name: String, _ token: Int) -> Bool {
    var first = token
    while first > 1, source.tokens[first - 1].byte == UInt8(ascii: ".") { first -= 2 }
    guard first > 0 else { return false }
    let previous = source.tokens[first - 1]
    return source.isWord(previous, "protocol") || source.isWord(previous, "extension")
  }
}
