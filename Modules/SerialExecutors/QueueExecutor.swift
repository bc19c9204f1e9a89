internal import Dispatch

/// Runs an actor's jobs one by one on a queue of its own.
///
/// The threads that all tasks share are as many as the cores: an actor that waits for a disk or a server
/// would hold one of them, and would itself wait for one while tasks compute.
public final class QueueExecutor: SerialExecutor {
  private let queue: DispatchQueue

  /// - Parameter label: names the queue to debuggers.
  public init(label: String) {
    queue = DispatchQueue(label: label)
  }

  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
