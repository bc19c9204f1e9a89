extension StandardNames {
  /// Whether every file knows the name, which then needs no import.
  static func isKnown(_ path: [String]) -> Bool {
    guard let first = path.first else { return true }
    if first == "Swift" || first == "_Concurrency" { return true }
    return known.contains(first) || StandardRequirements.signature(of: first) != nil
  }

  private static let known = types.subtracting(["Data", "Date", "URL", "UUID"])
    .union(protocols.subtracting(["ObservableObject"])).union(others)

  private static let others: Set<String> = [
    "AnyCollection", "AnyHashable", "AnyIterator", "AnyKeyPath", "AnySequence", "ArraySlice",
    "AsyncIteratorProtocol", "AsyncSequence", "BidirectionalCollection", "BinaryFloatingPoint",
    "BinaryInteger", "CancellationError", "CheckedContinuation", "Clock", "CodingKey",
    "CodingUserInfoKey", "Collection", "CollectionOfOne", "CollectionDifference",
    "ContiguousArray", "ContinuousClock", "DecodingError", "Decoder", "EmptyCollection", "Encoder",
    "EncodingError", "Executor", "ExecutorJob", "FixedWidthInteger", "Float16", "Float32",
    "Float64", "Float80", "FloatingPoint", "GlobalActor", "Hasher", "InlineArray",
    "InstantProtocol",
    "Int128", "IteratorProtocol", "Iterator", "KeyPath", "KeyValuePairs", "LazySequence",
    "MainActor", "ManagedBuffer", "Mirror", "MutableCollection", "MutableRawSpan", "MutableSpan",
    "Numeric", "ObjectIdentifier", "OpaquePointer", "OptionSet", "OutputSpan", "PartialKeyPath",
    "PartialRangeFrom", "PartialRangeThrough", "PartialRangeUpTo", "RandomAccessCollection",
    "RandomNumberGenerator", "RangeExpression", "RangeReplaceableCollection", "RawSpan",
    "ReferenceWritableKeyPath", "Regex", "RegexComponent", "SIMD2", "SIMD3", "SIMD4",
    "ReversedCollection", "Sequence", "SerialExecutor", "SetAlgebra", "SignedInteger",
    "SignedNumeric", "Slice", "Span", "StaticString", "Strideable", "StringProtocol",
    "SuspendingClock", "SystemRandomNumberGenerator", "Task", "TaskExecutor", "TaskGroup",
    "TaskPriority", "TextOutputStream", "ThrowingTaskGroup", "UInt128", "UTF8Span", "Unicode",
    "Unmanaged", "UnsafeBufferPointer", "UnsafeContinuation", "UnsafeMutableBufferPointer",
    "UnsafeMutablePointer", "UnsafeMutableRawBufferPointer", "UnsafeMutableRawPointer",
    "UnsafePointer", "UnsafeRawBufferPointer", "UnsafeRawPointer", "UnownedJob",
    "UnsignedInteger", "WritableKeyPath", "Zip2Sequence", "DurationProtocol", "Element", "Failure",
  ]
}
