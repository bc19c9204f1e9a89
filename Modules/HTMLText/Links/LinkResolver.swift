/// Makes the links of HTML absolute, and leaves every other byte as it is.
public struct LinkResolver: Sendable {
  private let base: WebAddress

  public init(base: WebAddress) {
    self.base = base
  }

  /// Past ``growthLimit(of:)``, which only a base that is longer than all else can reach, links stay
  /// as they are.
  /// - Returns: `nil` if there is nothing to change.
  public func resolvingLinks(in html: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    var output: [UInt8] = []
    var copied = 0
    var tags = TagScanner(html)
    let limit = Self.growthLimit(of: html.count)
    while output.count - copied < limit, tags.nextStartTag() {
      while let attribute = tags.nextAttribute() {
        guard let kind = LinkAttribute(html[attribute.name]),
          let value = resolved(html[attribute.value], kind)
        else { continue }
        if output.isEmpty { output.reserveCapacity(html.count + html.count / 8) }
        output.append(contentsOf: html[copied..<attribute.value.lowerBound])
        append(value, quoted: attribute.isQuoted, to: &output)
        copied = attribute.value.upperBound
      }
    }
    guard copied > 0 else { return nil }
    output.append(contentsOf: html[copied...])
    return output
  }

  /// How many bytes may be added to so many.
  static func growthLimit(of count: Int) -> Int { 16 * count + 4096 }

  /// The value of one attribute, if it has to change.
  private func resolved(
    _ value: UnsafeBufferPointer<UInt8>.SubSequence, _ kind: LinkAttribute
  ) -> [UInt8]? {
    switch kind {
    case .address: resolved(value)
    case .sourceSet: resolvedSourceSet(value)
    }
  }

  private func resolved(_ value: UnsafeBufferPointer<UInt8>.SubSequence) -> [UInt8]? {
    guard let first = value.firstIndex(where: { $0 > 0x20 }),
      let last = value.lastIndex(where: { $0 > 0x20 })
    else { return nil }
    let reference = UnsafeBufferPointer(rebasing: value[first...last])
    guard WebAddress.schemeLength(reference) == nil else { return nil }
    return base.resolving(relative: reference)
  }

  /// `a.png 1x, b.png 2x`: each candidate's address, whose descriptor stays.
  private func resolvedSourceSet(_ value: UnsafeBufferPointer<UInt8>.SubSequence) -> [UInt8]? {
    // A data: address holds commas itself; nothing in such a set is worth the risk.
    let text = String(decoding: value, as: UTF8.self)
    guard !text.contains("data:"), value.count(where: { $0 == UInt8(ascii: ",") }) < 64 else {
      return nil
    }
    let candidates = text.split(separator: ",").map { candidate in
      var parts = candidate.split(whereSeparator: \.isWhitespace).map(String.init)
      if let address = parts.first { parts[0] = base.resolving(address) }
      return parts.joined(separator: " ")
    }
    let joined = candidates.joined(separator: ", ")
    return joined == text ? nil : Array(joined.utf8)
  }

  /// A base may hold what would end the attribute.
  private func append(_ value: [UInt8], quoted isQuoted: Bool, to output: inout [UInt8]) {
    if !isQuoted { output.append(UInt8(ascii: "\"")) }
    for byte in value {
      switch byte {
      case UInt8(ascii: "\""): output.append(contentsOf: "&quot;".utf8)
      case UInt8(ascii: "'"): output.append(contentsOf: "&#39;".utf8)
      case UInt8(ascii: "<"): output.append(contentsOf: "&lt;".utf8)
      default: output.append(byte)
      }
    }
    if !isQuoted { output.append(UInt8(ascii: "\"")) }
  }
}
