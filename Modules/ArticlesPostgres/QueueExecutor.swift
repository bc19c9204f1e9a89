#if Postgres
  internal import Dispatch

  /// Runs an actor's jobs one by one on a queue of its own, so that who waits for a server holds none of
  /// the threads that all tasks share.
  final class QueueExecutor: SerialExecutor {
    private let queue = DispatchQueue(label: "articles.postgres")

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
  }
#endif
