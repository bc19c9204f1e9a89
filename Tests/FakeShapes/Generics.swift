public protocol Marked {}

public struct Mark: Marked {
  public init() {}
}

public protocol Generic {
  func store<T>(_ value: T)
  func hash<T: Sendable>(_ value: T) -> T where T: Hashable
  func convert<A, B>(_ value: A, to type: B.Type) throws -> B where A: Marked, B: Marked & Equatable
}

public protocol GenericSendable: Sendable {
  func store<T: Sendable>(_ value: T) async
  func storeAny<T>(_ value: T)
  func load<T: Decodable & Sendable>(_ type: T.Type) async throws -> T
}

public protocol GenericCollections {
  func sum<S: Sequence>(_ numbers: S) -> Int where S.Element == Int
  func first<C: Collection>(_ values: C) -> C.Element?
  func map<T, U>(_ values: [T], _ body: (T) -> U) -> [U]
  func group<K: Hashable, V>(_ values: [K: V]) -> [K]
}

public protocol OpaqueParameters {
  func count(_ marked: some Marked) -> Int
  func all(_ numbers: some Sequence<Int>) -> Int
  func either(_ marked: (some Marked)?, _ list: [some Marked])
}

public protocol Existentials {
  func marked() -> any Marked
  var optional: (any Marked)? { get set }
  func list(_ all: [any Marked]) -> [any Marked]
  func both(_ value: any Marked & Sendable)
}

public protocol Parameterized {
  func numbers() -> any Sequence<Int>
  func stream() -> any AsyncSequence<Int, Never>
  func take(_ numbers: any Collection<Int>)
}

public protocol Packs {
  func collect<each T>(_ values: repeat each T) -> Int
  func echo<each T>(_ values: repeat each T) -> (repeat each T)
}

public protocol NoncopyableGenerics {
  func take<T: ~Copyable>(_ value: consuming T)
  func look<T: ~Copyable>(at value: borrowing T) -> Int
}

public protocol Numbers {
  func sum<let count: Int>(_ numbers: InlineArray<count, Int>) -> Int
}

public protocol Associated {
  associatedtype Item
  func add(_ item: Item) -> Item
  var all: [Item] { get }
}

public protocol Constrained {
  associatedtype Item: Hashable & Sendable
  associatedtype Items: Sequence where Items.Element == Item
  func add(_ items: Items) -> Set<Item>
}

public protocol Primary<Element> {
  associatedtype Element
  associatedtype Key: Hashable = String
  func element(for key: Key) -> Element?
}

public protocol Fixed: Primary<Int> {
  func reset()
}

public protocol FixedByWhere: Primary where Element == [String], Key == Int {
  func reset()
}

public protocol AssociatedSendable: Sendable {
  associatedtype Value: Sendable
  func value() async throws -> Value
  var current: Value? { get set }
}

public protocol AssociatedSelf {
  associatedtype Other: AssociatedSelf = Self
  func other() -> Other?
}

public protocol AssociatedStatic {
  associatedtype Item
  static func make() throws -> Item
  static var count: Int { get }
}

public protocol SelfAnswering {
  func copy() -> Self
  func isSame(as other: Self) -> Bool
}

public protocol SelfMaking {
  static func make() -> Self
  static var shared: Self { get }
}

public protocol Requiring where Self: Sendable {
  func run() -> Int
}

public protocol GenericSubscript {
  subscript<T>(_ type: T.Type) -> T? { get set }
  subscript<K: Hashable>(key key: K) -> Int where K: Sendable { get }
}
