/// What is known of types that every file can name.
enum StandardTypes {
  /// Those that are `Sendable`, for generic ones if their arguments are.
  static let sendable: Set<String> = Set(natural.keys).union([
    "Never", "ObjectIdentifier", "AnyKeyPath", "Range", "ClosedRange", "Optional", "Result",
    "ContinuousClock", "SuspendingClock", "Task", "CollectionOfOne", "EmptyCollection",
    "Date", "Data", "URL", "UUID", "URLRequest", "Locale", "TimeZone", "Calendar", "Decimal",
    "DateComponents", "DateInterval", "IndexPath", "IndexSet", "CharacterSet", "Notification",
  ]).subtracting(["AnyHashable", "AnyIterator", "AnySequence", "NSNull"])

  /// The empty value of each type that has one which nobody would mistake for an answer.
  static let natural: [String: String] = {
    var values: [String: String] = [:]
    for name in [
      "Int", "Int8", "Int16", "Int32", "Int64", "Int128", "UInt", "UInt8", "UInt16", "UInt32",
      "UInt64", "UInt128", "Double", "Float", "Float16", "CGFloat", "Decimal", "TimeInterval",
    ] { values[name] = "0" }
    for name in ["String", "Substring", "StaticString"] { values[name] = "\"\"" }
    for name in ["Array", "ArraySlice", "ContiguousArray", "Set"] { values[name] = "[]" }
    values["Dictionary"] = "[:]"
    values["Bool"] = "false"
    values["Void"] = "()"
    values["Duration"] = ".zero"
    values["Data"] = "Data()"
    values["AsyncStream"] = "AsyncStream { $0.finish() }"
    values["AsyncThrowingStream"] = "AsyncThrowingStream { $0.finish() }"
    values["AnyIterator"] = "AnyIterator { nil }"
    values["Optional"] = "nil"
    return values
  }()

  /// A value of each type that has no empty one, for a test that fails anyway.
  static let substitutes: [String: String] = [
    "Character": "\" \"", "Date": "Date(timeIntervalSinceReferenceDate: 0)",
    "UUID": "UUID()", "URL": "URL(filePath: \"/\")", "Locale": "Locale(identifier: \"\")",
    "TimeZone": "TimeZone.current", "Calendar": "Calendar(identifier: .iso8601)",
    "DateComponents": "DateComponents()", "DateInterval": "DateInterval()",
    "URLRequest": "URLRequest(url: URL(filePath: \"/\"))", "IndexPath": "IndexPath()",
    "CharacterSet": "CharacterSet()", "AnyHashable": "AnyHashable(0)",
    "Mirror": "Mirror(reflecting: 0)", "CancellationError": "CancellationError()",
    "Unicode.Scalar": "\" \"", "ContinuousClock": "ContinuousClock()",
    "ContinuousClock.Instant": "ContinuousClock().now",
    "SuspendingClock.Instant": "SuspendingClock().now",
  ]

  /// What conforms to protocols that are answered with `any`.
  static let existentials: [String: String] = [
    "Error": "CancellationError()", "Sendable": "0", "Hashable": "0", "Equatable": "0",
    "Comparable": "0", "Codable": "0", "Encodable": "0", "Decodable": "0",
    "CustomStringConvertible": "\"\"", "Any": "()",
  ]
}
