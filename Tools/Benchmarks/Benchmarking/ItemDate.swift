/// A minute of 2026, whose months have 28 days here, so that no calendar is needed.
struct ItemDate {
  /// How many there are.
  static let minuteCount = 12 * 28 * 24 * 60

  private let month: Int
  private let day: String
  private let time: String

  init(minute: Int) {
    let (day, time) = (minute / (24 * 60), minute % (24 * 60))
    month = day / 28
    self.day = Self.twoDigits(day % 28 + 1)
    self.time = "\(Self.twoDigits(time / 60)):\(Self.twoDigits(time % 60)):03"
  }

  /// By RFC 822.
  var asInRSS: String { "\(day) \(Self.months[month]) 2026 \(time) +0000" }

  /// By RFC 3339.
  var asInAtom: String { "2026-\(Self.twoDigits(month + 1))-\(day)T\(time)+00:00" }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
