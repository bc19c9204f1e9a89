import Arguments
import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// SIGINT and SIGTERM, turned into cancellation.
enum Interruption {
  /// Whether another program has the terminal, where SIGINT is for it.
  private static let isTerminalLent = Atomic(false)

  /// Does the work, and cancels it on the first signal, so that it ends between two transactions. What
  /// doesn't end soon, in the midst of a large document for one, is left as it is: nothing half-written
  /// is ever stored. A second signal ends the process at once.
  static func ending(_ work: sending @escaping @isolated(any) () async throws -> Void) async throws
  {
    let task = Task { try await work() }
    let sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler {
        if number == SIGINT, isTerminalLent.load(ordering: .relaxed) { return }
        signal(number, SIG_DFL)
        task.cancel()
        endSoon()
      }
      source.resume()
      return source
    }
    defer { for source in sources { source.cancel() } }
    try await task.value
  }

  /// Waits for a person or another program. The first signal ends the process at once then: there is
  /// nothing to be undone, and nobody would look whether the task was cancelled. A program that is
  /// started meanwhile has signals as it would have them from a shell.
  static func endingAtOnce<Value, Failure: Error>(_ wait: () throws(Failure) -> Value)
    throws(Failure) -> Value
  {
    let previous = [SIGINT, SIGTERM].map { ($0, signal($0, SIG_DFL)) }
    // Threads of a pool take no signals.
    var (none, mask) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &mask)
    defer {
      pthread_sigmask(SIG_SETMASK, &mask, nil)
      for (number, action) in previous { signal(number, action) }
    }
    return try wait()
  }

  /// Leaves Ctrl-C to a program that has the terminal from now on. It stays that program's when that has ended:
  /// a signal is told of a little after it came, and what is left to do then is short.
  static func lendTerminal() {
    isTerminalLent.store(true, ordering: .relaxed)
  }

  private static func endSoon() {
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(150)) {
      // A bar may stand there. With standard error gone, there is nobody left to tell.
      if Terminal.isTerminal(.output) { try? StandardStream.output.write("\r\u{1B}[K") }
      try? StandardStream.error.write("articles: interrupted\n")
      _exit(Exit.interrupted.rawValue)
    }
  }
}
