import HTMLText

/// What an entry says, as its element has it.
struct BodyText {
  enum Kind { case html, plain }

  let bytes: [UInt8]
  let kind: Kind
  /// The address in scope by `xml:base`.
  let base: String?

  /// - Returns: `nil` if it's empty.
  init?(_ bytes: [UInt8], kind: Kind = .html, base: String? = nil) {
    guard bytes.contains(where: { !$0.isXMLSpace }) else { return nil }
    self.bytes = bytes
    self.kind = kind
    self.base = base
  }

  /// As HTML whose links are absolute; `nil` if it's plain text.
  func html(base fallback: String?) -> String? {
    guard kind == .html else { return nil }
    return bytes.withUnsafeBufferPointer { bytes in
      guard let trimmed = bytes.trimmedSpaces else { return nil }
      if let base = (base ?? fallback).flatMap(WebAddress.init),
        let resolved = LinkResolver(base: base).resolvingLinks(in: trimmed)
      {
        return String(validUTF8: resolved)
      }
      return String(validUTF8: trimmed)
    }
  }

  /// As it is, if it's plain text.
  var text: String? {
    guard kind == .plain else { return nil }
    return bytes.withUnsafeBufferPointer { bytes in
      bytes.trimmedSpaces.map { String(validUTF8: $0) }
    }
  }

  /// Whether another says the same, whatever space stands around it.
  func isSame(as other: BodyText?) -> Bool {
    guard let other, kind == other.kind else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      other.bytes.withUnsafeBufferPointer { other in
        guard let bytes = bytes.trimmedSpaces, let other = other.trimmedSpaces else { return false }
        return bytes.elementsEqual(other)
      }
    }
  }

  /// On one line, without markup.
  var line: String? {
    bytes.withUnsafeBufferPointer { PlainText(tags: kind == .html ? .all : .none).line($0) }
  }
}
