public struct Resource: ~Copyable {
  public var number = 0

  public init() {}
}

public protocol InOut {
  func change(_ number: inout Int, by other: Int) -> Bool
  func changeAll(_ numbers: inout [Int])
}

public protocol Closures: Sendable {
  func later(_ body: @escaping @Sendable (Int) async throws -> Void)
  func onMain(_ body: @escaping @MainActor () -> Void)
  func now(_ body: (Int) -> Int) -> Int
  func both(_ first: (Int) -> Int, then second: @escaping @Sendable () -> Void)
}

public protocol OptionalClosures {
  func run(_ completion: ((Result<Int, any Error>) -> Void)?)
  var onChange: ((Int) -> Void)? { get set }
  var make: () -> Int { get set }
}

public protocol Autoclosing {
  func log(_ text: @autoclosure () -> String)
  func keep(_ text: @autoclosure @escaping () -> String) -> Int
  func attempt(_ text: @autoclosure () throws -> String) rethrows -> String
}

public protocol Variadic {
  func sum(_ numbers: Int...) -> Int
  func join(_ texts: String..., separator: String) -> String
}

public protocol Isolating {
  func run(on actor: isolated (any Actor)?) async -> Int
  func work(_ body: sending [Int], on actor: isolated any Actor) async -> sending [Int]
}

public protocol Sending {
  func send(_ numbers: sending [Int]) -> sending [Int]
  func send(_ box: sending Box)
}

public final class Box {
  public init() {}
}

public protocol SendingSendable: Sendable {
  func send(_ box: sending Box)
  func take() -> sending Box
}

public protocol Owning {
  func take(_ resource: consuming Resource)
  func look(at resource: borrowing Resource) -> Int
  func change(_ resource: inout Resource)
  func keep(_ text: consuming String) -> Int
  var owned: Resource { get set }
  func read(_ text: borrowing String) -> Int
}

public protocol OwningSendable: Sendable {
  func take(_ resource: consuming Resource) async throws
  func make() -> Resource
  func find() -> Resource?
}

public protocol Spans {
  func sum(_ numbers: Span<Int>) -> Int
  func hash(_ bytes: RawSpan) -> Int
}

public protocol Keywords {
  func `default`(`in`: Int) -> Int
  func `class`(_ `self`: Int, for `where`: String) -> Bool
  var `switch`: Int { get }
  var `self`: Int { get }
}

public protocol RawNames {
  func `reads two pages`(_ number: Int) -> Int
}

public protocol Hiding {
  func save(state: Int, calls: Int, handler: Int, fields: Int) -> Int
  func load(_ loadCallCount: Int, _ loadHandler: String) -> Int
}

public protocol HidingSendable: Sendable {
  func save(state: Int, calls: Int, handler: Int, fields: Int) -> Int
  func load(_ loadCallCount: Int, _ loadHandler: String) -> Int
}

public protocol Unnamed {
  func run(_: Int, _: String) -> Int
  func run(with _: Int)
}

public protocol Tuples {
  func pair() -> (a: Int, b: String)
  func swap(_ pair: (Int, String)) -> (String, Int)
  var point: (x: Double, y: Double) { get set }
}

public protocol Metatypes {
  func make(_ type: Int.Type) -> Int
  func name(of type: any Closures.Type) -> String
  func types() -> [any Any.Type]
}

public protocol Wide: Sendable {
  func saveEverythingThatWasChanged(
    inTheFolder folder: String, withTheOptions options: [String: [String]],
    reportingProgressTo progress: @escaping @Sendable (_ done: Int, _ of: Int) async throws -> Void,
    completion: @escaping @Sendable (Result<[String: [String]], any Error>) async -> Void
  ) async throws -> [String: [(name: String, values: [String: [Int]])]]
  var everythingThatWasChangedSinceTheProgramBegan:
    [String: [(name: String, values: [String: [Int]])]]
  { get set }
}

public protocol Wider {
  func saveEverythingThatWasChangedSinceTheProgramBeganInTheFolderOfTheUser(
    _ nameOfTheFolderThatIsSaved: String
  ) -> Int
  var handlerOfEverythingThatWasChangedSinceTheProgramBegan:
    (@Sendable (String, [String: [String]], Int) async throws -> [String])?
  { get set }
}
