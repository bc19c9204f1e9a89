import CCurl
import Feeds
import Synchronization

/// Carries any number of transfers on one thread of its own, which keeps connections for those that
/// come later. The thread starts with the first transfer and ends with the loop.
final class TransferLoop: Sendable {
  private let state = Mutex(State())

  /// - Throws: `FeedError`, `MissingLibrary`, or `CancellationError` at once when the task is cancelled.
  func run(_ request: TransferRequest) async throws -> TransferAnswer {
    let (id, mailbox) = try prepare(for: request)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        mailbox.post(.start(id, request, continuation))
        // The handler may have run before there was anything to cancel.
        if Task.isCancelled { mailbox.post(.cancel(id)) }
      }
    } onCancel: {
      mailbox.post(.cancel(id))
    }
  }

  deinit {
    state.withLock { $0.mailbox?.post(.stop) }
  }

  private func prepare(
    for request: TransferRequest
  ) throws -> (TransferID, TransferMailbox) {
    do {
      return try state.withLock { try $0.started() }
    } catch let error as TransferThread.StartingError {
      throw FeedError.cannotConnect(host: request.address.host, reason: error.reason)
    }
  }

  private struct State {
    private(set) var mailbox: TransferMailbox?
    private var count: UInt64 = 0

    /// A new id, and the thread to give it to.
    mutating func started() throws -> (TransferID, TransferMailbox) {
      let mailbox = if let mailbox { mailbox } else { try TransferThread.start() }
      self.mailbox = mailbox
      count += 1
      return (TransferID(number: count), mailbox)
    }
  }
}
