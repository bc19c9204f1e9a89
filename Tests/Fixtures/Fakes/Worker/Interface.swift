public protocol WorkerInterface: Actor {
  func work<T: Sendable>(_ body: @Sendable () async throws -> T) async throws -> T
  nonisolated func name() -> String
  func machine() -> Machine
}

public final class Machine: Sendable {
  private init() {}
}
