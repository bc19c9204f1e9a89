#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The `Retry-After` header (RFC 9110, 10.2.3).
enum RetryAfter {
  /// The moment that it names, which may be as many seconds from now; `nil` if it can't be read.
  static func date(_ value: String, now: Date) -> Date? {
    if let seconds = UInt32(value) { return now.addingTimeInterval(TimeInterval(seconds)) }
    return HTTPDate.date(value)
  }
}
