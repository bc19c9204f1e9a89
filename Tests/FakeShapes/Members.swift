public protocol Subscripts {
  subscript(_ index: Int) -> String { get set }
  subscript(name name: String) -> Int { get }
  subscript(row: Int, column: Int) -> Double { get set }
}

public protocol EffectfulSubscripts: Sendable {
  subscript(_ index: Int) -> String { get async throws }
  static subscript(_ name: String) -> Int { get }
}

public protocol Statics {
  static func make() -> Int
  static var settings: Int { get }
  static var level: Int { get set }
}

public protocol StaticsAndMembers: Sendable {
  static func run(_ number: Int) async throws -> Int
  func run(_ number: Int) async throws -> Int
}

public protocol Initializers {
  init(number: Int) throws
  init?(text: String)
  init()
}

public protocol AsyncInitializer: Sendable {
  init(number: Int) async
  func run()
}

public protocol Mutating {
  mutating func grow()
  nonmutating func shrink()
  mutating func take() -> Int
  var size: Int { get nonmutating set }
}

public protocol Operators: Equatable {
  static func + (left: Self, right: Self) -> Self
  static func < (left: Self, right: Self) -> Bool
  static prefix func - (value: Self) -> Self
  static func += (left: inout Self, right: Self)
}

public protocol Overloads {
  func f(_ number: Int)
  func f(_ text: String)
  func f(number: Int)
  func f(_ number: Int) -> Int
  func f(_ number: Int) async -> Int
  func f<T: Hashable>(_ value: T)
}

public protocol Settable {
  var title: String { get set }
  var tags: Set<String> { get set }
  var limits: [String: Int] { get set }
  var parent: Int? { get set }
}

public protocol SettableSendable: Sendable {
  var title: String { get set }
  var box: Box? { get set }
  var parent: Int? { get }
}

public protocol Unwrapped {
  var name: String! { get set }
  func find() -> String!
}

public protocol Lookalikes {
  func run()
  var runCallCount: Int { get }
  func runHandler() -> Int
}

/// Says what it's for.
///
/// And then more of it.
public protocol Documented {
  /// Runs.
  /// - Parameter number: how often.
  func run(_ number: Int)

  /// What it is.
  var title: String { get }
}

public protocol Empty {}

public struct Call {
  public init() {}
}

public struct State {
  public init() {}
}

public protocol CallAndState: Sendable {
  func run(_ call: Call) -> State
}

public protocol Available {
  @available(macOS 15, *) func run()
  @available(*, deprecated) func old() -> Int
}

@available(macOS 15, iOS 18, *)
public protocol AvailableWhole {
  func run() -> Int
}
