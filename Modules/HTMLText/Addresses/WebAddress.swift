/// An absolute address, to resolve relative ones against (RFC 3986, section 5.2).
public struct WebAddress: Sendable, Hashable {
  /// As it was given, without space around it.
  public let text: String
  private let bytes: [UInt8]
  private let schemeEnd: Int
  private let authorityEnd: Int
  private let pathEnd: Int
  private let queryEnd: Int

  /// - Returns: `nil` if it isn't absolute: without a scheme, or, like `mailto:` and `tag:`, without
  ///   a path that others could be relative to. Nor if it's longer than any server takes: all that is
  ///   relative to it would be as long.
  public init?(_ text: String) {
    guard text.utf8.count <= Self.longest else { return nil }
    let trimmed = Self.trimmed(text)
    let bytes = Array(trimmed.utf8)
    guard let scheme = bytes.withUnsafeBufferPointer({ Self.schemeLength($0) }),
      scheme + 2 < bytes.count, bytes[scheme + 1] == Self.slash, bytes[scheme + 2] == Self.slash
    else { return nil }
    self.text = trimmed
    self.bytes = bytes
    schemeEnd = scheme + 1
    authorityEnd =
      bytes[(scheme + 3)...].firstIndex { $0 == Self.slash || Self.endsPath($0) } ?? bytes.count
    pathEnd = bytes[authorityEnd...].firstIndex(where: Self.endsPath) ?? bytes.count
    queryEnd = bytes[pathEnd...].firstIndex(of: UInt8(ascii: "#")) ?? bytes.count
  }

  /// In lower case, without the colon.
  public var scheme: String { Self.lowercased(bytes[..<(schemeEnd - 1)]) }

  /// Scheme and authority, which stand before the path.
  public var origin: String { String(decoding: bytes[..<authorityEnd], as: UTF8.self) }

  /// Without query and fragment.
  public var path: String { String(decoding: bytes[authorityEnd..<pathEnd], as: UTF8.self) }

  /// The address that a reference means here; the reference itself if it is absolute.
  public func resolving(_ reference: String) -> String {
    var trimmed = Self.trimmed(reference)
    return trimmed.withUTF8 { reference in
      if Self.schemeLength(reference) != nil { return String(decoding: reference, as: UTF8.self) }
      return String(decoding: resolving(relative: reference), as: UTF8.self)
    }
  }

  /// The address that a reference without a scheme means here.
  func resolving(relative reference: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    guard let first = reference.first else { return Array(bytes[..<queryEnd]) }
    switch first {
    case Self.slash where reference.count > 1 && reference[1] == Self.slash:
      return joined(bytes[..<schemeEnd], reference)
    case Self.slash:
      return withoutDots(joined(bytes[..<authorityEnd], reference))
    case UInt8(ascii: "?"):
      return joined(bytes[..<pathEnd], reference)
    case UInt8(ascii: "#"):
      return joined(bytes[..<queryEnd], reference)
    default:
      let folder = bytes[authorityEnd..<pathEnd].lastIndex(of: Self.slash)
      let start = folder.map { bytes[...$0] } ?? bytes[..<authorityEnd] + [Self.slash]
      return withoutDots(joined(start, reference))
    }
  }

  private func joined(
    _ start: ArraySlice<UInt8>, _ reference: UnsafeBufferPointer<UInt8>
  ) -> [UInt8] {
    var address: [UInt8] = []
    address.reserveCapacity(start.count + reference.count)
    address.append(contentsOf: start)
    address.append(contentsOf: reference)
    return address
  }

  /// An address on this site, its path without `.` and `..`, which few have.
  private func withoutDots(_ address: [UInt8]) -> [UInt8] {
    let path = address[authorityEnd...]
    let hasDots = zip(path, path.dropFirst()).contains {
      $0 == Self.slash && $1 == UInt8(ascii: ".")
    }
    guard hasDots else { return address }
    return address[..<authorityEnd] + path.withUnsafeBufferPointer(Self.withoutDots)
  }

  /// Whether a reference has a scheme of its own.
  public static func isAbsolute(_ reference: String) -> Bool {
    var reference = reference
    return reference.withUTF8 { schemeLength($0) != nil }
  }

  /// The scheme of an absolute address in lower case.
  public static func scheme(of address: String) -> String? {
    var address = address
    return address.withUTF8 { bytes in
      schemeLength(bytes).map { lowercased(bytes[..<$0]) }
    }
  }

  /// The offset of the colon behind a scheme.
  static func schemeLength(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let first = bytes.first, first.isASCIILetter else { return nil }
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: ":"): return index
      case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): continue
      default: if !byte.isASCIIAlphanumeric { return nil }
      }
    }
    return nil
  }

  /// A path without `.` and `..` (section 5.2.4), and what follows it as it is.
  private static func withoutDots(_ reference: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    let end = reference.firstIndex(where: endsPath) ?? reference.count
    let segments = reference[..<end].split(separator: slash, omittingEmptySubsequences: false)
    var kept: [UnsafeBufferPointer<UInt8>.SubSequence] = []
    for (index, segment) in segments.enumerated() {
      let isLast = index == segments.count - 1
      switch String(decoding: segment, as: UTF8.self) {
      case ".":
        if isLast { kept.append(reference[0..<0]) }
      case "..":
        if kept.count > 1 { kept.removeLast() }
        if isLast { kept.append(reference[0..<0]) }
      default:
        kept.append(segment)
      }
    }
    return Array(kept.joined(separator: [slash])) + reference[end...]
  }

  private static func endsPath(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
  }

  private static func lowercased(_ bytes: some Sequence<UInt8>) -> String {
    String(decoding: bytes.map(\.asciiLowercased), as: UTF8.self)
  }

  /// Without white space around it or the line breaks that editors put into it; inner spaces,
  /// quotation marks and angle brackets percent-encoded.
  public static func trimmed(_ text: String) -> String {
    let isClean = text.utf8.allSatisfy { $0 > 0x20 && !isUnsafe($0) }
    if isClean { return text }
    let bytes = text.utf8.filter { $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
    guard let first = bytes.firstIndex(where: { $0 > 0x20 }),
      let last = bytes.lastIndex(where: { $0 > 0x20 })
    else { return "" }
    var encoded: [UInt8] = []
    for byte in bytes[first...last] {
      if byte <= 0x20 || isUnsafe(byte) {
        let digits = String(byte, radix: 16, uppercase: true)
        encoded.append(contentsOf: (byte < 0x10 ? "%0" : "%").utf8)
        encoded.append(contentsOf: digits.utf8)
      } else {
        encoded.append(byte)
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }

  /// What would end the attribute or the brackets that an address stands in.
  private static func isUnsafe(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">")
  }

  private static let slash = UInt8(ascii: "/")
  /// In bytes.
  private static let longest = 4096
}
