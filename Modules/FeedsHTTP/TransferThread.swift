import CCurl
import Feeds
import LoadedLibraries

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The thread of a ``TransferLoop``: whatever touches libcurl's handles happens here.
final class TransferThread {
  /// Why there is none.
  struct StartingError: Error {
    let reason: String
  }

  private typealias Continuation = CheckedContinuation<TransferAnswer, any Error>

  private struct Waiting {
    let id: TransferID
    let request: TransferRequest
    let continuation: Continuation
  }

  private struct Running {
    let transfer: Transfer
    let continuation: Continuation
  }

  private let curl: curl_functions
  private let mailbox: TransferMailbox
  private var hosts = HostQueue<Waiting>(width: 2)
  /// By the address of libcurl's handle.
  private var running: [UnsafeMutableRawPointer: Running] = [:]
  private var isStopped = false

  /// - Returns: where to post what the thread is to do, until it's told to stop.
  /// - Throws: ``StartingError``, or `MissingLibrary`.
  static func start() throws -> TransferMailbox {
    let mailbox = try TransferMailbox(curl: CurlLibrary.shared.get().functions)
    try TransferThread(mailbox).detach()
    return mailbox
  }

  private init(_ mailbox: TransferMailbox) {
    self.mailbox = mailbox
    curl = mailbox.curl
  }

  private func detach() throws(StartingError) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    defer { pthread_attr_destroy(&attributes) }
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let context = Unmanaged.passRetained(self)
    let code = pthread_create(&thread, &attributes, runThread, context.toOpaque())
    guard code == 0 else {
      context.release()
      throw StartingError(reason: String(cString: strerror(code)))
    }
  }

  fileprivate func run() {
    blockBrokenPipeSignal()
    while true {
      for letter in mailbox.takeAll() { obey(letter) }
      var count: Int32 = 0
      _ = curl.multi_perform(mailbox.multi, &count)
      finishDone()
      finishSilent()
      if isStopped, running.isEmpty { return }
      _ = curl.multi_poll(mailbox.multi, nil, 0, patience, nil)
    }
  }

  /// libcurl's TLS library writes into connections that the other side may have closed.
  private func blockBrokenPipeSignal() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }
}

extension TransferThread {
  private func obey(_ letter: TransferMailbox.Letter) {
    switch letter {
    case .start(let id, let request, let continuation):
      let waiting = Waiting(id: id, request: request, continuation: continuation)
      if hosts.enter(waiting, at: request.address.authority) { start(waiting) }
    case .cancel(let id):
      cancel(id)
    case .stop:
      isStopped = true
    }
  }

  private func start(_ waiting: Waiting) {
    guard let transfer = Transfer(waiting.id, waiting.request, curl: curl) else {
      waiting.continuation.resume(
        throwing: FeedError.interrupted(
          address: waiting.request.address.redacted, reason: "libcurl has no memory"))
      return leave(waiting.request.address.authority)
    }
    running[transfer.easy] = Running(transfer: transfer, continuation: waiting.continuation)
    _ = curl.multi_add_handle(mailbox.multi, transfer.easy)
  }

  private func cancel(_ id: TransferID) {
    for waiting in hosts.removeWaiting(where: { $0.id == id }) {
      waiting.continuation.resume(throwing: CancellationError())
    }
    for (easy, entry) in running where entry.transfer.id == id {
      finish(easy, .failure(CancellationError()))
    }
  }

  private func finishDone() {
    var count: Int32 = 0
    while let message = curl.multi_info_read(mailbox.multi, &count) {
      guard let easy = message.pointee.easy_handle, let entry = running[easy] else { continue }
      finish(easy, entry.transfer.result(curl_message_result(message)))
    }
  }

  private func finishSilent() {
    let now = ContinuousClock.now
    for (easy, entry) in running {
      guard let end = entry.transfer.silenceEnds, end <= now else { continue }
      let address = entry.transfer.request.address.redacted
      finish(easy, .failure(FeedError.timedOut(address: address)))
    }
  }

  private func finish(
    _ easy: UnsafeMutableRawPointer, _ result: Result<TransferAnswer, any Error>
  ) {
    guard let entry = running.removeValue(forKey: easy) else { return }
    // First of all, for taking the handle out may take libcurl a while.
    entry.continuation.resume(with: result)
    _ = curl.multi_remove_handle(mailbox.multi, easy)
    leave(entry.transfer.request.address.authority)
  }

  private func leave(_ host: String) {
    if let next = hosts.leave(host) { start(next) }
  }

  /// How many milliseconds may pass until the next transfer is silent for too long. libcurl keeps
  /// its own limits by itself, and whoever posts wakes the thread.
  private var patience: Int32 {
    let now = ContinuousClock.now
    let ends = running.values.compactMap(\.transfer.silenceEnds)
    guard let next = ends.min() else { return 60_000 }
    return Int32(clamping: max(.zero, now.duration(to: next)).milliseconds)
  }
}

private func runThread(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let context {
    Unmanaged<TransferThread>.fromOpaque(context).takeRetainedValue().run()
  }
  return nil
}
