// Written by 'locator fake': a change here is lost at the next run.

public import Shop
import Synchronization
import Testing

#if canImport(XCTest)
  import func XCTest.XCTFail
#endif

public actor FakeWorker: WorkerInterface {
  /// A call, by what it called.
  public enum Call: Hashable, Sendable {
    case work
    case name
    case machine
  }

  private struct State: Sendable {
    var calls: [Call] = []
    var workCallCount = 0
    var workHandler:
      (
        nonisolated(nonsending) @Sendable (
          @Sendable () async throws -> any Sendable
        ) async throws -> any Sendable
      )?
    var nameCallCount = 0
    var nameHandler: (@Sendable () -> String)?
    var machineCallCount = 0
    var machineHandler: @Sendable () -> Machine
  }

  private let state: Mutex<State>

  /// - Parameters: what is answered until a test sets something else.
  public init(machineHandler: @escaping @Sendable () -> Machine) {
    state = Mutex(
      State(machineHandler: machineHandler))
  }

  /// The calls, in their order.
  public nonisolated var calls: [Call] { state.withLock { $0.calls } }

  public nonisolated var workCallCount: Int { state.withLock { $0.workCallCount } }
  public nonisolated var workHandler:
    (
      nonisolated(nonsending) @Sendable (
        @Sendable () async throws -> any Sendable
      ) async throws -> any Sendable
    )?
  {
    get { state.withLock { $0.workHandler } }
    set { state.withLock { $0.workHandler = newValue } }
  }

  public func work<T: Sendable>(_ body: @Sendable () async throws -> T) async throws -> T {
    let handler = state.withLock { fields in
      fields.calls.append(.work)
      fields.workCallCount += 1
      return fields.workHandler
    }
    guard let handler else { return try await body() }
    let given = try await handler(body) as Any
    guard let answer = given as? T else {
      UnsetAnswer.fail(
        "FakeWorker.work",
        "workHandler gave \(Swift.type(of: given)), not \(T.self)"
      )
      return try await body()
    }
    return answer
  }

  public nonisolated var nameCallCount: Int { state.withLock { $0.nameCallCount } }
  public nonisolated var nameHandler: (@Sendable () -> String)? {
    get { state.withLock { $0.nameHandler } }
    set { state.withLock { $0.nameHandler = newValue } }
  }

  public nonisolated func name() -> String {
    let handler = state.withLock { fields in
      fields.calls.append(.name)
      fields.nameCallCount += 1
      return fields.nameHandler
    }
    guard let handler else { return "" }
    return handler()
  }

  public nonisolated var machineCallCount: Int { state.withLock { $0.machineCallCount } }
  public nonisolated var machineHandler: @Sendable () -> Machine {
    get { state.withLock { $0.machineHandler } }
    set { state.withLock { $0.machineHandler = newValue } }
  }

  public func machine() -> Machine {
    let handler = state.withLock { fields in
      fields.calls.append(.machine)
      fields.machineCallCount += 1
      return fields.machineHandler
    }
    return handler()
  }
}

/// What a call throws whose answer no test has set.
private struct UnsetAnswer: Error, CustomStringConvertible {
  let description: String

  /// Fails the test.
  @discardableResult
  static func fail(_ call: String, _ reason: String) -> any Error {
    let error = UnsetAnswer(description: "\(call) has no answer: \(reason)")
    Issue.record(error)
    #if canImport(XCTest)
      if Test.current == nil { XCTFail("\(error)") }
    #endif
    return error
  }
}
