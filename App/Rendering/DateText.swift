#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Dates as people read them, in local time.
enum DateText {
  /// How long ago, when that is less than a week; the day otherwise, and its year when it isn't this.
  static func relative(_ date: Date, to now: Date) -> String {
    let seconds = Int(now.timeIntervalSince(date))
    switch seconds {
    case ..<(-60): return day(date)
    case ..<60: return "now"
    case ..<3600: return ago(seconds / 60, "minute")
    case ..<86_400: return ago(seconds / 3600, "hour")
    case ..<(7 * 86_400): return ago(seconds / 86_400, "day")
    default: return day(date)
    }
  }

  /// For example `2026-11-03 10:04`.
  static func minute(_ date: Date) -> String { local(date, "%Y-%m-%d %H:%M") }

  /// For example `2026-11-03`.
  static func day(_ date: Date) -> String { local(date, "%Y-%m-%d") }

  private static func ago(_ count: Int, _ unit: String) -> String {
    count == 1 ? "1 \(unit) ago" : "\(count) \(unit)s ago"
  }

  private static func local(_ date: Date, _ format: String) -> String {
    var time = time_t(date.timeIntervalSince1970.rounded(.down))
    var parts = tm()
    guard localtime_r(&time, &parts) != nil else { return date.formatted(.iso8601) }
    return String(unsafeUninitializedCapacity: 64) { buffer in
      buffer.withMemoryRebound(to: CChar.self) {
        strftime($0.baseAddress, $0.count, format, &parts)
      }
    }
  }
}
