import Synchronization

/// The standard library's protocols, with what no extension of its own provides for a class.
enum StandardRequirements {
  /// The protocol of this name; nil when the library has none that a class can conform to.
  static func signature(of name: String) -> ProtocolSignature? {
    guard let text = texts[name] else { return nil }
    return read.withLock { read in
      if let known = read[name] { return known }
      // The text below is checked by a test: each of its protocols is read.
      let signature = try? ProtocolReader.read(text, at: SourcePlace(file: "", offset: 0))
      read[name] = signature
      return signature
    }
  }

  /// What was read up to now: few of them are asked for.
  private static let read = Mutex<[String: ProtocolSignature]>([:])

  /// Each protocol of ``source`` by its name.
  private static let texts: [String: String] = {
    let texts = source.split(separator: "\n\n").map { text in
      (String(text.dropFirst("protocol ".count).prefix { $0.isLetter }), String(text))
    }
    return Dictionary(texts) { first, _ in first }
  }()

  /// The names in ``source``, for a test.
  static var names: [String] { texts.keys.sorted() }

  static let source = """
    protocol Sendable {}

    protocol SendableMetatype {}

    protocol AnyObject {}

    protocol Copyable {}

    protocol Escapable {}

    protocol Observable {}

    protocol AnyActor: Sendable {}

    protocol Actor: Sendable {}

    protocol Error: Sendable {}

    protocol LocalizedError: Error {}

    protocol Equatable {}

    protocol Hashable: Equatable {}

    protocol Comparable: Equatable {}

    protocol Identifiable { associatedtype ID: Hashable = ObjectIdentifier }

    protocol Encodable { func encode(to encoder: any Encoder) throws }

    protocol Decodable { init(from decoder: any Decoder) throws }

    protocol Codable: Decodable, Encodable {}

    protocol CodingKey: Sendable, CustomStringConvertible, CustomDebugStringConvertible {
      var stringValue: String { get }
      var intValue: Int? { get }
      init?(stringValue: String)
      init?(intValue: Int)
    }

    protocol CustomStringConvertible { var description: String { get } }

    protocol CustomDebugStringConvertible { var debugDescription: String { get } }

    protocol LosslessStringConvertible: CustomStringConvertible { init?(_ description: String) }

    protocol TextOutputStream { mutating func write(_ string: String) }

    protocol TextOutputStreamable {
      func write<Target: TextOutputStream>(to target: inout Target)
    }

    protocol CustomReflectable { var customMirror: Mirror { get } }

    protocol RawRepresentable<RawValue> {
      associatedtype RawValue
      var rawValue: RawValue { get }
      init?(rawValue: RawValue)
    }

    protocol CaseIterable { static var allCases: [Self] { get } }

    protocol RandomNumberGenerator { mutating func next() -> UInt64 }

    protocol ExpressibleByStringLiteral { init(stringLiteral value: String) }

    protocol ExpressibleByIntegerLiteral { init(integerLiteral value: Int) }

    protocol ExpressibleByFloatLiteral { init(floatLiteral value: Double) }

    protocol ExpressibleByBooleanLiteral { init(booleanLiteral value: Bool) }

    protocol ExpressibleByNilLiteral { init(nilLiteral: ()) }

    protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {}

    protocol ExpressibleByArrayLiteral {
      associatedtype ArrayLiteralElement
      init(arrayLiteral elements: ArrayLiteralElement...)
    }

    protocol ExpressibleByDictionaryLiteral {
      associatedtype Key
      associatedtype Value
      init(dictionaryLiteral elements: (Key, Value)...)
    }

    protocol IteratorProtocol<Element> {
      associatedtype Element
      mutating func next() -> Element?
    }

    protocol Sequence<Element> {
      associatedtype Element
      associatedtype Iterator: IteratorProtocol = AnyIterator<Element>
      func makeIterator() -> Iterator
    }

    protocol Collection<Element> {
      associatedtype Element
      associatedtype Index: Comparable = Int
      var startIndex: Index { get }
      var endIndex: Index { get }
      func index(after i: Index) -> Index
      subscript(_ position: Index) -> Element { get }
    }

    protocol BidirectionalCollection<Element>: Collection { func index(before i: Index) -> Index }

    protocol RandomAccessCollection<Element>: BidirectionalCollection {}

    protocol MutableCollection<Element>: Collection {
      subscript(_ position: Index) -> Element { get set }
    }

    protocol RangeReplaceableCollection<Element>: Collection {
      init()
      mutating func replaceSubrange<C: Collection>(_ subrange: Range<Index>, with newElements: C)
      where C.Element == Element
    }

    protocol RangeExpression<Bound> {
      associatedtype Bound: Comparable
      func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound
      func contains(_ element: Bound) -> Bool
    }

    protocol AsyncIteratorProtocol<Element, Failure> {
      associatedtype Element
      associatedtype Failure: Error = any Error
      mutating func next() async throws -> Element?
    }

    protocol AsyncSequence<Element, Failure> {
      associatedtype Element
      associatedtype Failure: Error = Never
      associatedtype AsyncIterator: AsyncIteratorProtocol = AsyncStream<Element>.Iterator
      func makeAsyncIterator() -> AsyncIterator
    }

    protocol AdditiveArithmetic: Equatable {
      static var zero: Self { get }
      static func + (left: Self, right: Self) -> Self
      static func - (left: Self, right: Self) -> Self
    }

    protocol Strideable<Stride>: Comparable {
      associatedtype Stride: Comparable, SignedNumeric = Int
      func distance(to other: Self) -> Stride
      func advanced(by n: Stride) -> Self
    }

    protocol InstantProtocol<Duration>: Comparable, Hashable, Sendable {
      associatedtype Duration: DurationProtocol = Swift.Duration
      func advanced(by duration: Duration) -> Self
      func duration(to other: Self) -> Duration
    }

    protocol DurationProtocol: Comparable, AdditiveArithmetic, Sendable {
      static func / (left: Self, right: Int) -> Self
      static func * (left: Self, right: Int) -> Self
      static func / (left: Self, right: Self) -> Double
    }

    protocol Clock<Duration>: Sendable {
      associatedtype Duration: DurationProtocol = Swift.Duration
      associatedtype Instant: InstantProtocol = ContinuousClock.Instant
      var now: Instant { get }
      var minimumResolution: Duration { get }
      func sleep(until deadline: Instant, tolerance: Duration?) async throws
    }

    protocol Executor: Sendable { func enqueue(_ job: consuming ExecutorJob) }

    protocol SerialExecutor: Executor {}

    protocol TaskExecutor: Executor {}

    protocol CustomLeafReflectable: CustomReflectable {}

    protocol RegexComponent<RegexOutput> {
      associatedtype RegexOutput
      var regex: Regex<RegexOutput> { get }
    }
    """
}
