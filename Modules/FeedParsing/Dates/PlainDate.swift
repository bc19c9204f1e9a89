import HTMLText

/// Reads RFC 822 as it should be written, `Tue, 03 Nov 2026 10:04:03 GMT`, which most feeds do: by
/// the byte, since there are many.
enum PlainDate {
  /// - Returns: `nil` for all that is written otherwise, whether it's a date or not.
  static func fields(_ text: UnsafeBufferPointer<UInt8>) -> DateFields? {
    var scanner = DateScanner(text)
    if scanner.next?.isASCIILetter == true {
      guard text.count > 5, text[3] == UInt8(ascii: ","), text[4] == 0x20 else { return nil }
      scanner.skip(5)
    }
    guard let day = scanner.digits(upTo: 2), scanner.skip(0x20),
      let month = scanner.englishMonth(), scanner.skip(0x20),
      let year = scanner.digits(4), scanner.skip(0x20)
    else { return nil }
    var fields = DateFields(year: year, month: month, day: day)
    guard scanner.readTime(into: &fields), scanner.skip(0x20), let zone = scanner.plainZone() else {
      return nil
    }
    fields.zone = zone
    return fields
  }
}
