import HTMLText

/// Reads dates with words in them, in any order: RFC 822, asctime, what programs print, what
/// people write.
struct WordyDate {
  private var fields = DateFields(year: 0)
  private var numbers: [(value: Int, digits: Int)] = []
  private var separator: Character?
  private var month: Int?
  private var half: String?
  private var hasTime = false

  static func fields(_ text: UnsafeBufferPointer<UInt8>) -> DateFields? {
    var date = WordyDate()
    let tokens = String(decoding: text, as: UTF8.self).split {
      $0.isWhitespace || $0 == "," || $0 == ";"
    }
    guard tokens.count <= mostTokens else { return nil }
    for (index, token) in tokens.enumerated() {
      // All behind the time may be its zone: `GMT +2`, `(CET)`.
      if date.hasTime, date.isWhole,
        let zone = DateZone(tokens[index...].joined(separator: " "))
      {
        date.fields.zone = zone
        break
      }
      guard date.read(token) else { return nil }
    }
    return date.finished()
  }

  /// No date has more, with its zone in words and in brackets.
  private static let mostTokens = 16

  private mutating func read(_ token: Substring) -> Bool {
    guard token.first?.isNumber == true else { return readWord(token) }
    if let separator = timeSeparator(token) { return readTime(token, separator) }
    return readNumbers(token)
  }

  /// What stands between hours and minutes, if the token is a time: behind a whole date a number is
  /// one whatever separates it, or nothing (`10.04.03`, `10pm`, `1004`).
  private func timeSeparator(_ token: Substring) -> UInt8? {
    if token.contains(":") { return UInt8(ascii: ":") }
    let mark = token.drop { $0.isASCII && $0.isNumber }
    if mark.first == "h", token.utf8.count <= 5 { return UInt8(ascii: "h") }
    guard isWhole, !hasTime else { return nil }
    return mark.first == "." ? UInt8(ascii: ".") : UInt8(ascii: ":")
  }

  /// Day, month and year were read.
  private var isWhole: Bool { numbers.count + (month == nil ? 0 : 1) >= 3 }

  private mutating func readTime(_ token: Substring, _ separator: UInt8) -> Bool {
    var text = String(token)
    let isRead = text.withUTF8 { bytes in
      var scanner = DateScanner(bytes)
      guard !hasTime, scanner.readTime(into: &fields, separator: separator) else { return false }
      if let half = scanner.word(isAllowed: DateWord.isHalfOfDay) { self.half = half }
      if scanner.isAtEnd { return true }
      guard let zone = DateZone(scanner.rest) else { return false }
      fields.zone = zone
      return true
    }
    hasTime = isRead
    return isRead
  }

  /// `3`, `2026`, `3rd`, `03-Nov-2026`, `3.11.2026`, `11/03/2026`, `2026年11月3日`, `3.`.
  private mutating func readNumbers(_ token: Substring) -> Bool {
    var rest = token
    while let first = rest.first {
      if first.isASCII, first.isNumber {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard digits.count <= 4, let value = Int(digits) else { return false }
        numbers.append((value, digits.count))
        rest = rest.dropFirst(digits.count)
      } else if first.isLetter {
        let word = rest.prefix { $0.isLetter }
        if let month = DateWord.month(word.lowercased()) { self.month = month }
        rest = rest.dropFirst(word.count)
      } else {
        if "-/.".contains(first), separator == nil, rest.count > 1 { separator = first }
        rest = rest.dropFirst()
      }
    }
    return true
  }

  private mutating func readWord(_ token: Substring) -> Bool {
    let word = token.lowercased()
    // `下午10:04`
    let letters = word.prefix { $0.isLetter }
    if letters.count < word.count, DateWord.isHalfOfDay(String(letters)) {
      half = String(letters)
      return readTime(token.dropFirst(letters.count), UInt8(ascii: ":"))
    }
    if DateWord.isHalfOfDay(word) {
      half = word
    } else if !(isWhole && hasTime), let month = DateWord.month(word.filter { $0.isLetter }) {
      // A day's name can look like a month's (`mar` is Tuesday, too); the month comes after it.
      self.month = month
    } else if hasTime, let zone = DateZone(String(token)) {
      fields.zone = zone
    }
    return true
  }

  private mutating func finished() -> DateFields? {
    if let half { fields.apply(halfOfDay: half) }
    return (month == nil ? readNumericDate() : readNamedMonth()) ? fields : nil
  }

  private mutating func readNamedMonth() -> Bool {
    guard let month, (1...2).contains(numbers.count) else { return false }
    fields.month = month
    guard numbers.count == 2 else {
      fields.year = numbers[0].value
      return numbers[0].digits == 4
    }
    let yearIndex = numbers[0].digits >= 3 || numbers[0].value > 31 ? 0 : 1
    fields.day = numbers[1 - yearIndex].value
    return setYear(numbers[yearIndex])
  }

  private mutating func readNumericDate() -> Bool {
    guard numbers.count == 3 else { return false }
    if numbers[0].digits == 4 {
      (fields.year, fields.month, fields.day) =
        (numbers[0].value, numbers[1].value, numbers[2].value)
      return true
    }
    // Slashes are American, unless they can't be; dots and dashes aren't.
    let isMonthFirst = separator == "/" ? numbers[0].value <= 12 : numbers[1].value > 12
    fields.month = numbers[isMonthFirst ? 0 : 1].value
    fields.day = numbers[isMonthFirst ? 1 : 0].value
    return setYear(numbers[2])
  }

  /// RFC 2822, section 4.3: two digits below 50 are of this century, three count from 1900.
  private mutating func setYear(_ number: (value: Int, digits: Int)) -> Bool {
    switch number.digits {
    case 1: return false
    case 2: fields.year = number.value + (number.value < 50 ? 2000 : 1900)
    case 3: fields.year = number.value + 1900
    default: fields.year = number.value
    }
    return fields.year > 0
  }
}
