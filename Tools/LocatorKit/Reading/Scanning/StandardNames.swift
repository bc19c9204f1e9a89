/// Names of the standard library that every file knows without an import.
enum StandardNames {
  /// Types that are no protocols, so that nothing which returns one hands out an interface.
  static let types: Set<String> = [
    "String", "Substring", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8",
    "UInt16", "UInt32", "UInt64", "Double", "Float", "Bool", "Void", "Never", "Array", "Dictionary",
    "Set", "Optional", "Result", "Range", "ClosedRange", "AsyncStream", "AsyncThrowingStream",
    "Duration", "Data", "Date", "URL", "UUID", "Self",
  ]

  /// Protocols that ask nothing of a locator, nor give it anything.
  static let protocols: Set<String> = [
    "Sendable", "SendableMetatype", "AnyObject", "Equatable", "Hashable", "Comparable",
    "Identifiable",
    "Codable", "Encodable", "Decodable", "Error", "CustomStringConvertible", "Copyable",
    "Escapable",
    "CustomDebugStringConvertible", "CaseIterable", "RawRepresentable", "Actor", "ObservableObject",
    "BitwiseCopyable", "Any",
  ]
}
