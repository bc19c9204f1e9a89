import CCurl
import Feeds

/// One request on its way: a libcurl easy handle, and what came so far.
///
/// It belongs to the thread of its ``TransferLoop``.
final class Transfer {
  let id: TransferID
  let request: TransferRequest
  let easy: UnsafeMutableRawPointer
  private let curl: curl_functions
  private let collector: ResponseCollector
  private let began = ContinuousClock.now
  private let message = UnsafeMutablePointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))
  private var lines: UnsafeMutablePointer<curl_slist>?

  init?(_ id: TransferID, _ request: TransferRequest, curl: curl_functions) {
    guard let easy = curl.easy_init() else { return nil }
    self.id = id
    self.request = request
    self.curl = curl
    self.easy = easy
    collector = ResponseCollector(
      address: request.address.redacted, limit: request.limits.bytes)
    message.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
    configureRequest()
    configureLimits()
    configureCallbacks()
  }

  deinit {
    curl.easy_cleanup(easy)
    curl.slist_free_all(lines)
    message.deallocate()
  }

  /// When it will have been silent for too long.
  var silenceEnds: ContinuousClock.Instant? {
    collector.lastProgress.map { $0 + request.limits.silence }
  }

  /// What came of it, when libcurl has done all it could.
  func result(_ code: CURLcode) -> Result<TransferAnswer, any Error> {
    if let refusal = collector.refusal { return .failure(refusal) }
    guard code == CURLE_OK || collector.isPassedOver else {
      return .failure(failure(code).feedError)
    }
    guard collector.isWhole else {
      return .failure(failure(CURLE_PARTIAL_FILE).feedError)
    }
    let location =
      TransferAnswer.isRedirect(collector.status)
      ? curl.string(CURLINFO_REDIRECT_URL, of: easy) : nil
    return .success(
      TransferAnswer(
        status: collector.status, headers: collector.headers, body: collector.body,
        location: location, elapsed: began.duration(to: .now)))
  }

  private func failure(_ code: CURLcode) -> TransferFailure {
    TransferFailure(
      code: code, systemError: Int32(curl.long(CURLINFO_OS_ERRNO, of: easy)),
      message: message.pointee == 0
        ? curl.description(of: code) : String(cString: message),
      isConnected: collector.lastProgress != nil, address: request.address)
  }
}

extension Transfer {
  private func configureRequest() {
    let address = request.address
    curl.set(CURLOPT_URL, to: address.withoutCredentials, on: easy)
    if let credentials = address.credentials {
      curl.set(CURLOPT_USERNAME, to: credentials.user, on: easy)
      curl.set(CURLOPT_PASSWORD, to: credentials.password, on: easy)
    }
    // What is on this machine isn't for a proxy.
    if address.isLoopback { curl.set(CURLOPT_NOPROXY, to: "*", on: easy) }
    if let file = request.trustedCertificates { curl.set(CURLOPT_CAINFO, to: file, on: easy) }
    curl.set(CURLOPT_USERAGENT, to: request.userAgent, on: easy)
    for line in request.headers {
      let text = line.map(CChar.init(bitPattern:)) + [0]
      lines = curl.slist_append(lines, text)
    }
    curl.set(CURLOPT_HTTPHEADER, to: lines, on: easy)
  }

  private func configureLimits() {
    let limits = request.limits
    curl.set(CURLOPT_CONNECTTIMEOUT_MS, to: limits.connect.milliseconds, on: easy)
    curl.set(CURLOPT_TIMEOUT_MS, to: request.remaining.milliseconds, on: easy)
    // Signals would be the whole process's.
    curl.set(CURLOPT_NOSIGNAL, to: 1, on: easy)
    // Ending a transfer must not wait for the name server that it waits for.
    curl.set(curl_option_quick_exit, to: 1, on: easy)
  }

  private func configureCallbacks() {
    let context = Unmanaged.passUnretained(collector).toOpaque()
    curl.set(CURLOPT_ERRORBUFFER, to: message, on: easy)
    curl.set(CURLOPT_PREREQDATA, to: context, on: easy)
    curl.set(CURLOPT_HEADERDATA, to: context, on: easy)
    curl.set(CURLOPT_WRITEDATA, to: context, on: easy)
    curl.setConnected(on: easy) { context, _, _, _, _ in
      target(context)?.connect()
      return CURL_PREREQFUNC_OK
    }
    curl.set(CURLOPT_HEADERFUNCTION, on: easy) { bytes, size, count, context in
      let line = UnsafeRawBufferPointer(start: bytes, count: size * count)
      return target(context)?.receiveHeader(line) == true ? line.count : 0
    }
    curl.set(CURLOPT_WRITEFUNCTION, on: easy) { bytes, size, count, context in
      let piece = UnsafeRawBufferPointer(start: bytes, count: size * count)
      return target(context)?.receiveBody(piece) == true ? piece.count : 0
    }
  }
}

/// The collector that a callback was given as its context.
private func target(_ context: UnsafeMutableRawPointer?) -> ResponseCollector? {
  context.map { Unmanaged<ResponseCollector>.fromOpaque($0).takeUnretainedValue() }
}
