@MainActor
public protocol MainBound {
  func show(_ number: Int) -> Int
  var title: String { get set }
  nonisolated func name() -> String
  nonisolated var id: Int { get }
}

public protocol MainBoundMembers {
  @MainActor func show(_ number: Int)
  @MainActor var title: String { get set }
  func name() -> String
}

@MainActor
public protocol MainBoundWaiting: AnyObject {
  func load() async throws -> [String]
  func run(_ body: @escaping () -> Void)
}

@globalActor
public actor StoreActor {
  public static let shared = StoreActor()
}

@StoreActor
public protocol StoreBound {
  func save(_ number: Int) throws
  var count: Int { get }
}

public protocol Acting: Actor {
  func add(_ number: Int) async -> Int
  func plain(_ text: String) -> String
  var value: Int { get }
  nonisolated func name() -> String
}

public protocol ActingThrowing: Actor {
  func run() throws(Failure) -> Int
  func make() -> UnmakeableSendable
}

public protocol Shared: Sendable {
  func add(_ number: Int) -> Int
  var total: Int { get }
  var level: Int { get set }
}

public protocol SharedBoxes: Sendable {
  func keep(_ box: Box)
  func all() -> [Box]
  func find(_ name: String, _ box: Box?) async -> Box?
}

public protocol SharedStreams: Sendable {
  var changes: AsyncStream<Int> { get }
  func events(since start: Int) -> AsyncThrowingStream<String, any Error>
}

public protocol NonisolatedMembers: Sendable {
  nonisolated func run() async -> Int
}
