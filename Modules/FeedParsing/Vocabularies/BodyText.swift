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
    let bytes = kind == .html ? Self.withoutSection(bytes) : bytes
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

  /// What a CDATA section holds that was escaped with all that is in it, and means nothing in HTML. One
  /// in another, too.
  private static func withoutSection(_ bytes: [UInt8]) -> [UInt8] {
    bytes.withUnsafeBufferPointer { whole in
      var inside = whole
      while let text = inside.trimmedSpaces, text.starts(with: "<![CDATA[".utf8),
        text.count >= 12, text.suffix(3).elementsEqual("]]>".utf8)
      {
        inside = UnsafeBufferPointer(rebasing: text.dropFirst(9).dropLast(3))
      }
      let isWhole = inside.count == whole.count
      // Sections side by side aren't one.
      guard !isWhole, inside.range(of: "<![CDATA[", from: 0) == nil,
        inside.range(of: "]]>", from: 0) == nil
      else { return bytes }
      return Array(inside)
    }
  }

  /// On one line, without markup.
  var line: String? {
    bytes.withUnsafeBufferPointer { PlainText(tags: kind == .html ? .all : .none).line($0) }
  }
}
