public import FakeShapesBeneath

public struct Failure: Error, Hashable {
  public var code: Int

  public init(code: Int) {
    self.code = code
  }
}

public protocol Plain {
  func add(_ number: Int) -> Int
  var title: String { get }
}

public protocol Waiting {
  func fetch(_ number: Int) async throws -> Int
  var count: Int { get async throws }
}

public protocol TypedThrowing {
  func run(_ number: Int) throws(Failure) -> Int
  var state: Int { get throws(Failure) }
  func wait() async throws(Failure)
}

public protocol TypedThrowingOfAnother {
  func run() throws(BeneathError) -> Token
}

public protocol GenericThrowing {
  func run<E: Error>(_ body: () throws(E) -> Int) throws(E) -> Int
  func wait<T: Sendable, E: Error>(_ body: @Sendable () async throws(E) -> T) async throws(E) -> T
}

public protocol NeverThrowing {
  func run() throws(Never) -> Int
  func fail() throws(any Error) -> Int
}

public protocol Rethrowing {
  func map(_ body: () throws -> Int) rethrows -> Int
  func each<T>(_ body: (Int) throws -> T) rethrows -> [T]
}

public protocol AsyncRethrowing {
  func map(_ body: () async throws -> String) async rethrows -> String
}

public protocol Effectful {
  var size: Int { get async }
  var owner: String? { get throws }
  var parts: [String] { get async throws }
  static var shared: Int { get async throws }
}

public protocol Discarding {
  @discardableResult func remove(_ number: Int) -> Bool
}

public protocol Nonsending {
  nonisolated(nonsending) func run() async -> Int
  @concurrent func work(_ number: Int) async -> Int
}

public protocol Unanswerable {
  func make() -> Unmakeable
  var made: Unmakeable { get }
  var changing: Unmakeable { get set }
}

public protocol UnanswerableSendable: Sendable {
  func make(_ number: Int) -> UnmakeableSendable
  var made: UnmakeableSendable { get }
}

public final class Unmakeable {
  private init() {}
}

public final class UnmakeableSendable: Sendable {
  private init() {}
}

public protocol Ending {
  func end() -> Never
}

public protocol GenericAnswering {
  func find<T>(_ type: T.Type) -> T
  func load<T: Decodable>(_ type: T.Type) throws -> T
  func optional<T>(_ key: String, as type: T.Type) -> T?
}

public protocol Unset: Sendable {
  func load() async throws -> Token
}

public protocol RecursiveOther {
  func other() -> any Plain
}
