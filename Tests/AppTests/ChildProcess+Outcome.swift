import ChildProcesses
import Foundation

extension ChildProcess {
  /// Runs it on a thread of its own, so that who waits for it holds none of those that all tests share.
  func outcome(_ arguments: [String]) async throws -> Outcome {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(with: Result { try run(arguments) })
      }
    }
  }
}
