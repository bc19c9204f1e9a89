#if Postgres
  internal import PostgreSQL

  #if canImport(FoundationEssentials)
    internal import FoundationEssentials
  #else
    internal import Foundation
  #endif

  extension Row {
    /// A moment, kept as the seconds since 2001 (UTC) that `Date` itself keeps: `timestamptz` would round it
    /// to microseconds, and a list must give an article back as it was saved.
    func date(_ column: Int) -> Date? {
      let seconds: Double? = self[column]
      return seconds.map(Date.init(timeIntervalSinceReferenceDate:))
    }
  }
#endif
