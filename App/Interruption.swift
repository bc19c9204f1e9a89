import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// SIGINT and SIGTERM, turned into cancellation.
enum Interruption {
  /// Does the work, and cancels it on the first signal, so that it ends between two transactions. A second
  /// one ends the process at once.
  static func ending(_ work: sending @escaping @isolated(any) () async throws -> Void) async throws
  {
    let task = Task { try await work() }
    let sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler {
        signal(number, SIG_DFL)
        task.cancel()
      }
      source.resume()
      return source
    }
    defer { for source in sources { source.cancel() } }
    try await task.value
  }

  /// Waits for a person or another program. The first signal ends the process at once then: there is
  /// nothing to be undone, and nobody would look whether the task was cancelled.
  static func endingAtOnce<Value, Failure: Error>(_ wait: () throws(Failure) -> Value)
    throws(Failure) -> Value
  {
    let previous = [SIGINT, SIGTERM].map { ($0, signal($0, SIG_DFL)) }
    defer { for (number, action) in previous { signal(number, action) } }
    return try wait()
  }
}
