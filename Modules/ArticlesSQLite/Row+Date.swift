internal import SQLite

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension Row {
  /// A moment, kept as the seconds since 2001 that `Date` itself keeps, so that it comes back exactly.
  func date(_ index: Int) -> Date? {
    let seconds: Double? = self[index]
    return seconds.map(Date.init(timeIntervalSinceReferenceDate:))
  }
}
