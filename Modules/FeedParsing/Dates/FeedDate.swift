#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A date as feeds write it.
///
/// RFC 822 in all its broken spellings, with the names of months in the common languages; RFC 3339,
/// W3CDTF and ISO 8601 of any precision, with or without separators; asctime; numbers with slashes
/// or dots; Unix seconds and milliseconds. What is missing of the time is zero, and a missing zone
/// UTC. Leap seconds are the second after, and `24:00` the next day.
struct FeedDate {
  let date: Date

  /// - Returns: `nil` if it can't be read. No date is ever guessed.
  init?(_ text: String) {
    var text = text
    let date = text.withUTF8 { bytes -> Date? in
      guard let trimmed = bytes.trimmedSpaces, trimmed.count <= 128 else { return nil }
      return PlainDate.fields(trimmed)?.date ?? ISODate.fields(trimmed)?.date
        ?? UnixDate.date(trimmed) ?? WordyDate.fields(trimmed)?.date
    }
    guard let date else { return nil }
    self.date = date
  }
}
