import HTMLText

/// Walks through the text of a date.
struct DateScanner {
  private let text: UnsafeBufferPointer<UInt8>
  private var index = 0

  init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
  }

  var isAtEnd: Bool { index >= text.count }
  var next: UInt8? { isAtEnd ? nil : text[index] }
  var remaining: Int { text.count - index }
  var rest: String { String(decoding: text[index...], as: UTF8.self) }

  mutating func skip(_ count: Int = 1) { index += count }

  mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    index += 1
    return true
  }

  /// How many digits come next.
  var digitCount: Int { text[index...].prefix(while: \.isASCIIDigit).count }

  /// Skips the dash of `-10:04:03`, which is a time and no zone: it has seconds, or no hour east or
  /// west of Greenwich.
  mutating func skipDashBeforeTime() -> Bool {
    let rest = text[index...]
    let colons = rest.count { $0 == UInt8(ascii: ":") }
    guard rest.first == UInt8(ascii: "-"), colons == 2 || colons == 0 && rest.count == 7 else {
      return false
    }
    index += 1
    return true
  }

  mutating func skipSpaces() {
    while let next, next.isASCIISpace { index += 1 }
  }

  /// Exactly so many digits, or none: the position stays then.
  mutating func digits(_ count: Int) -> Int? {
    guard index + count <= text.count, text[index..<(index + count)].allSatisfy(\.isASCIIDigit)
    else { return nil }
    return digits(upTo: count)
  }

  /// One digit at least.
  mutating func digits(upTo count: Int) -> Int? {
    let start = index
    var value = 0
    while index < text.count, index - start < count, text[index].isASCIIDigit {
      value = value * 10 + Int(text[index] - 0x30)
      index += 1
    }
    return index > start ? value : nil
  }

  /// `Jan` to `Dec`; otherwise the position stays.
  mutating func englishMonth() -> Int? {
    guard index + 3 <= text.count else { return nil }
    let letters = text[index..<(index + 3)].reduce(0) { $0 << 8 | UInt32($1.asciiLowercased) }
    guard let month = Self.englishMonths.firstIndex(of: letters) else { return nil }
    index += 3
    return month + 1
  }

  private static let englishMonths: [UInt32] =
    ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
    .map { $0.utf8.reduce(0) { $0 << 8 | UInt32($1) } }

  /// `GMT`, `Z`, `+0200` or `+02:00` at the text's end.
  func plainZone() -> DateZone? {
    let rest = text[index...]
    if rest.elementsEqual("GMT".utf8) || rest.elementsEqual("Z".utf8) { return .utc }
    guard let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else {
      return nil
    }
    var scanner = self
    scanner.index += 1
    guard let hours = scanner.digits(2) else { return nil }
    _ = scanner.skip(UInt8(ascii: ":"))
    guard let minutes = scanner.digits(2), scanner.isAtEnd, hours <= 18, minutes < 60 else {
      return nil
    }
    let offset = hours * 3600 + minutes * 60
    return .fixed(sign == UInt8(ascii: "+") ? offset : -offset)
  }

  /// Letters of ASCII, if they are allowed; otherwise the position stays.
  mutating func word(isAllowed: (String) -> Bool) -> String? {
    var end = index
    while end < text.count, text[end].isASCIILetter || text[end] == UInt8(ascii: ".") { end += 1 }
    let word = String(decoding: text[index..<end], as: UTF8.self).lowercased()
    guard end > index, isAllowed(word) else { return nil }
    index = end
    return word
  }

  /// `10:04:03.25`, `10:04`, `100403`, `1004`, `10`; with other separators too: `10.04.03`, `10h04`.
  mutating func readTime(
    into fields: inout DateFields, separator: UInt8 = UInt8(ascii: ":")
  ) -> Bool {
    guard let hour = digits(upTo: 2) else { return false }
    fields.hour = hour
    let isCompact = next?.isASCIIDigit == true
    if isCompact || skip(separator) {
      guard let minute = digits(upTo: 2) else { return false }
      fields.minute = minute
      let hasSeconds = isCompact ? next?.isASCIIDigit == true : skip(separator)
      if hasSeconds {
        guard let second = digits(upTo: 2) else { return false }
        fields.second = second
        readFraction(into: &fields)
      }
    }
    return true
  }

  private mutating func readFraction(into fields: inout DateFields) {
    guard let separator = next, separator == UInt8(ascii: ".") || separator == UInt8(ascii: ",")
    else { return }
    index += 1
    var scale = 0.1
    var fraction = 0.0
    var count = 0
    while let digit = next, digit.isASCIIDigit {
      // More than a millisecond can't be told apart in a date of today.
      if count < 3 { fraction += Double(digit - 0x30) * scale }
      scale /= 10
      count += 1
      index += 1
    }
    fields.fraction = (fraction * 1000).rounded() / 1000
  }
}
