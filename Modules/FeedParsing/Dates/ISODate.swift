import HTMLText

/// Reads dates that begin with their year: RFC 3339, W3CDTF, ISO 8601, with `/` or `.` too.
enum ISODate {
  static func fields(_ text: UnsafeBufferPointer<UInt8>) -> DateFields? {
    var scanner = DateScanner(text)
    guard let year = scanner.digits(4) else { return nil }
    var fields = DateFields(year: year)
    guard let separator = scanner.next else { return fields.year > 1900 ? fields : nil }
    let isRead: Bool
    switch separator {
    case UInt8(ascii: "W"):
      scanner.skip()
      isRead = readWeek(&scanner, into: &fields)
    case UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "."):
      isRead = readSeparated(&scanner, separator, into: &fields)
    default:
      isRead = separator.isASCIIDigit && readCompact(&scanner, into: &fields)
    }
    guard isRead else { return nil }
    return readTime(&scanner, into: &fields) ? fields : nil
  }

  /// `20261103`, `202611`, `2026307`.
  private static func readCompact(_ scanner: inout DateScanner, into fields: inout DateFields)
    -> Bool
  {
    if scanner.digitCount == 3, let ordinal = scanner.digits(3) {
      return readOrdinal(ordinal, into: &fields)
    }
    guard let month = scanner.digits(2) else { return false }
    fields.month = month
    guard let day = scanner.digits(2) else { return scanner.isAtEnd && fields.year > 1900 }
    fields.day = day
    return scanner.next?.isASCIIDigit != true || scanner.remaining >= 4
  }

  /// `2026-11-03`, `2026-11`, `2026/1/10`, `2026-307`, `2026-W45-2`.
  private static func readSeparated(
    _ scanner: inout DateScanner, _ separator: UInt8, into fields: inout DateFields
  ) -> Bool {
    scanner.skip()
    if separator == UInt8(ascii: "-"), scanner.skip(UInt8(ascii: "W")) {
      return readWeek(&scanner, into: &fields)
    }
    if separator == UInt8(ascii: "-"), let ordinal = scanner.digits(3) {
      return readOrdinal(ordinal, into: &fields)
    }
    guard let month = scanner.digits(upTo: 2) else { return false }
    fields.month = month
    guard scanner.skip(separator) else { return true }
    guard let day = scanner.digits(upTo: 2) else { return false }
    fields.day = day
    return true
  }

  private static func readOrdinal(_ ordinal: Int, into fields: inout DateFields) -> Bool {
    ordinal <= (DateFields.isLeap(fields.year) ? 366 : 365) && setDay(ordinal, of: &fields)
  }

  private static func readWeek(_ scanner: inout DateScanner, into fields: inout DateFields) -> Bool
  {
    guard let week = scanner.digits(2), (1...53).contains(week) else { return false }
    _ = scanner.skip(UInt8(ascii: "-"))
    let weekday = scanner.digits(1) ?? 1
    guard (1...7).contains(weekday) else { return false }
    // The week with January 4 is the first. Day 0 was a Thursday.
    let fourth = DateFields.daysSince1970(year: fields.year, month: 1, day: 4)
    let monday = fourth - (fourth + 3) % 7
    let first = DateFields.daysSince1970(year: fields.year, month: 1, day: 1)
    let ordinal = monday + (week - 1) * 7 + weekday - first
    if ordinal < 1 {
      fields.year -= 1
      return setDay(ordinal + (DateFields.isLeap(fields.year) ? 366 : 365), of: &fields)
    }
    return setDay(ordinal, of: &fields)
  }

  private static func setDay(_ ordinal: Int, of fields: inout DateFields) -> Bool {
    guard ordinal >= 1 else { return false }
    var left = ordinal
    fields.month = 1
    while left > DateFields.days(in: fields.month, of: fields.year) {
      left -= DateFields.days(in: fields.month, of: fields.year)
      fields.month += 1
      if fields.month > 12 {
        fields.month = 1
        fields.year += 1
      }
    }
    fields.day = left
    return true
  }

  private static func readTime(_ scanner: inout DateScanner, into fields: inout DateFields) -> Bool
  {
    scanner.skipSpaces()
    if scanner.isAtEnd { return true }
    if scanner.skip(UInt8(ascii: "T")) || scanner.skip(UInt8(ascii: "t"))
      || scanner.skip(UInt8(ascii: ",")) || scanner.skipDashBeforeTime()
    {
      scanner.skipSpaces()
    }
    guard scanner.next?.isASCIIDigit == true else { return readZone(&scanner, into: &fields) }
    guard scanner.readTime(into: &fields) else { return false }
    return readZone(&scanner, into: &fields)
  }

  /// Half a day may stand before the zone.
  private static func readZone(_ scanner: inout DateScanner, into fields: inout DateFields) -> Bool
  {
    scanner.skipSpaces()
    if let half = scanner.word(isAllowed: { DateWord.isHalfOfDay($0) }) {
      fields.apply(halfOfDay: half)
      scanner.skipSpaces()
    }
    if scanner.isAtEnd { return true }
    guard let zone = scanner.plainZone() ?? DateZone(scanner.rest) else { return false }
    fields.zone = zone
    return true
  }
}
