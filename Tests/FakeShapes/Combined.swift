public protocol GenericTypedWaiting: Sendable {
  func run<T: Hashable & Sendable, E: Error>(
    _ value: T, _ body: @Sendable (T) async throws(E) -> [T]
  ) async throws(E) -> [T]
  subscript<T: Hashable>(_ value: T) -> [T] { get async throws }
}

public protocol IsolatedSending {
  func hand(
    _ box: sending Box, on actor: isolated (any Actor)?,
    _ body: @escaping @Sendable () async -> Void
  ) async -> sending Box
}

public protocol PacksAndErrors {
  func all<each T: Sendable, E: Error>(_ values: repeat each T, body: () throws(E) -> Void)
    throws(E) -> Int
  func zip<each A, each B>(first: repeat each A, second: repeat each B) -> Int
  where repeat each A: Equatable
}

public protocol ParentA {
  associatedtype Value
  var value: Value { get }
  func run(_ number: Int) throws -> Int
}

public protocol ParentB {
  var value: Int { get set }
  func run(_ number: Int) -> Int
  func run(_ number: Int) async -> Int
}

public protocol InheritsSameNames: ParentA, ParentB where Value == Int {}

public protocol MutatingAndConsuming: ~Copyable {
  mutating func grow() -> Int
  consuming func end() async throws -> String
  borrowing func look()
  var size: Int { mutating get set }
}

public protocol ManyInitializers: AnyObject {
  init()
  init(_ number: Int, text: String) async throws
  init?(item: Int)
  init<T: Sequence>(items: T) where T.Element == Int
  func run()
}

@MainActor
public protocol MainParent {
  func start()
  var level: Int { get set }
}

public protocol MainInheriting: MainParent, Sendable {
  init(number: Int)
  func load() async -> [String]
  nonisolated func name() -> Int
  nonisolated var text: String { get }
}

public protocol ActingMore: Actor {
  func change(_ number: inout Int) -> Int
  var text: String { get set }
  static func make() -> Int
  subscript(_ index: Int) -> Int { get }
  func load<T: Sendable>(_ value: T) async throws -> T
}

public protocol ActorMembers: Sendable {
  @StoreActor func save(_ number: Int) -> Int
  @StoreActor var level: Int { get set }
  @MainActor func show() -> String
  @MainActor var shown: [Int] { get }
  func later(_ body: @escaping @StoreActor () -> Void)
}

public enum Nest {
  public struct Part: Sendable {
    public init(piece: Piece) {}

    public struct Piece: Sendable {
      public init(kind: Kind) {}
    }
  }

  public enum Kind: Sendable {
    case one(Leaf)
  }

  public struct Leaf: Sendable {
    public init(number: Int) {}
  }

  public protocol Parts {
    func part() -> Part
    var piece: Part.Piece { get }
  }
}

public struct Crate<Content> {
  public var content: Content

  public init(content: Content) {
    self.content = content
  }

  public struct Inner<Other> {}
}

public protocol NestedGenerics {
  func open(_ crate: Crate<Crate<[String: Int?]>>.Inner<Set<Int>>) -> Crate<Int>.Inner<String>?
  func make() -> Crate<Int>
  func makeOrFail() throws -> Crate<[Int]>
}

public protocol Registering {
  func register<T: Marked>(_ type: T.Type, make: @escaping () -> T)
  func resolve<T>(_ type: T.Type) -> T
  func resolveAll<T: Hashable>(_ type: T.Type) -> Set<T>
  func convert<T, E: Error>(_ type: T.Type, _ body: () throws(E) -> Void) throws(E) -> T
}

public protocol HoldingExistentials {
  func take(_ values: Set<AnyHashable>, _ named: [AnyHashable: any Sendable])
  func errors() -> [ObjectIdentifier: any Error]
  var kinds: [any Any.Type] { get }
}

public protocol WaitingClosures: Sendable {
  func each(_ body: @escaping @Sendable (Int) async -> Void) async
  func map(_ body: (Int) async throws -> String) async rethrows -> [String]
  func later(
    _ body: @escaping @Sendable (@escaping @Sendable (Int) async -> Void) async throws -> Void)
  var onChange: (@Sendable (Int) async -> Void)? { get set }
}

/// The documentation of what has comments between everything.
public protocol Commented: Sendable {
  // A comment.
  /// Its documentation.
  // Another comment.
  @discardableResult  // trailing
  func run(
    // before
    _ number: Int,  // behind
    text: String
  ) -> Int
  var level: Int { get set }  // at the end
  // The last.
}

public protocol TypesOfParents {
  typealias Completion = (Int) -> Void
  typealias ID = Int
}

public protocol InheritsTypealiases: TypesOfParents {
  func keep(_ completion: @escaping Completion, _ id: ID) -> ID
  func now(_ completion: Completion)
}

public protocol AsInstant: InstantProtocol where Duration == Swift.Duration {
  var name: String { get }
}

public protocol AsLiteral: ExpressibleByStringInterpolation, ExpressibleByArrayLiteral
where ArrayLiteralElement == Int {}

public protocol AsRandomAccess: RandomAccessCollection<String> where Index == Int {}

public protocol InheritsTwiceTypealiases: InheritsTypealiases {
  associatedtype Item
  typealias Items = [Item]
  func then(_ completion: Completion, _ items: Items) -> Items
}

public protocol ChangingClosures {
  func change<R>(_ body: (inout Int) throws -> R) rethrows -> R
  func attempt<R>(_ body: () throws(Failure) -> R) throws(Failure) -> R
}

public protocol NeverFailing {
  associatedtype Failure: Error = Never
  associatedtype Output
  func run() throws(Failure) -> Output
  func peek() -> Output?
}

public protocol AsFailingSequence: AsyncSequence where Element == String, Failure == any Error {
  func stop()
}

public protocol NonsendingClosures {
  func each(_ body: nonisolated(nonsending) @escaping (Int) async -> Void)
  func load(_ body: nonisolated(nonsending) @escaping @Sendable () async throws -> Int) async
}
