import CCurl
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What a ``TransferLoop`` tells its thread. Posting wakes the thread up.
///
/// It is unchecked because of the handle, which is the thread's: waking is the one thing that
/// libcurl lets others do with it. It owns the handle, which thus lives as long as anybody can
/// post.
final class TransferMailbox: @unchecked Sendable {
  enum Letter: Sendable {
    case start(TransferID, TransferRequest, CheckedContinuation<TransferAnswer, any Error>)
    case cancel(TransferID)
    /// Ends the thread once nothing runs any more.
    case stop
  }

  let multi: UnsafeMutableRawPointer
  let curl: curl_functions
  private let letters = Mutex<[Letter]>([])

  init(curl: curl_functions) throws(TransferThread.StartingError) {
    guard let multi = curl.multi_init() else {
      throw TransferThread.StartingError(reason: "libcurl has no memory")
    }
    self.multi = multi
    self.curl = curl
    curl.limitConnections(to: Self.connectionLimit, of: multi)
  }

  deinit {
    _ = curl.multi_cleanup(multi)
  }

  func post(_ letter: Letter) {
    letters.withLock { $0.append(letter) }
    _ = curl.multi_wakeup(multi)
  }

  /// Everything that was posted since the last time, in order.
  func takeAll() -> [Letter] {
    letters.withLock { letters in
      defer { letters = [] }
      return letters
    }
  }

  /// Each connection, kept ones included, takes one of the files that the process may have open, and
  /// looking its name up two more. Transfers that have none wait for one.
  private static var connectionLimit: Int {
    let files = sysconf(Int32(_SC_OPEN_MAX))
    // 0 is no limit.
    return files < 0 ? 0 : max(1, (files - filesOfOthers) / 3)
  }

  private static let filesOfOthers = 40
}
