import Feeds

/// Takes in an answer as it comes, and refuses what goes beyond its bounds.
final class ResponseCollector {
  private(set) var status = 0
  private(set) var headers = ResponseHeaders()
  private(set) var body: [UInt8] = []
  /// Why the rest wasn't wanted.
  private(set) var refusal: FeedError?
  /// When it last got on: the headers were whole, or another piece of the document was there that is
  /// worth the name. A byte now and then isn't. `nil` until there is a connection.
  private(set) var lastProgress: ContinuousClock.Instant?

  private let address: String
  private let limit: Int
  private var headerSize = 0
  private var headersEnded = false
  private var passedOver = 0
  private var sinceProgress = 0
  private var inflater: Inflater?

  /// - Parameter limit: how many bytes the document may have.
  init(address: String, limit: Int) {
    self.address = address
    self.limit = limit
  }

  func connect() {
    lastProgress = .now
  }

  /// Takes a line of the headers; `false` ends the transfer.
  func receiveHeader(_ line: UnsafeRawBufferPointer) -> Bool {
    headerSize += line.count
    guard headerSize <= Self.headerLimit else {
      refusal = .interrupted(address: address, reason: "the headers never end")
      return false
    }
    if line.starts(with: "HTTP/".utf8) {
      // What came before was provisional (1xx), or of a proxy.
      (status, headers, headersEnded) = (Self.status(in: line), ResponseHeaders(), false)
    } else if line.allSatisfy({ $0 == 0x0d || $0 == 0x0a }) {
      headersEnded = true
      lastProgress = .now
      return expectBody()
    } else if !headersEnded {
      // Whatever comes later is a trailer, which can't tell what the body is.
      headers.add(line)
    }
    return true
  }

  /// Takes a piece of the body as it's sent; `false` ends the transfer.
  func receiveBody(_ piece: UnsafeRawBufferPointer) -> Bool {
    notice(piece.count)
    guard TransferAnswer.isDocument(status) else {
      // A short one is read to its end, for the sake of the connection.
      passedOver += piece.count
      return passedOver <= Self.passingLimit
    }
    guard let inflater else { return append(piece) }
    do {
      try inflater.decode(piece) { append($0) }
    } catch {
      refusal = .interrupted(address: address, reason: "its compression is broken")
    }
    return refusal == nil
  }

  private func append(_ piece: UnsafeRawBufferPointer) -> Bool {
    guard piece.count <= limit - body.count else {
      refusal = .tooLarge(limit: limit)
      return false
    }
    body.append(contentsOf: piece)
    return true
  }

  private func notice(_ count: Int) {
    sinceProgress += count
    guard sinceProgress >= Self.progress else { return }
    (lastProgress, sinceProgress) = (.now, 0)
  }

  /// Whether the announced document is to come at all: it won't be shorter when it's decoded.
  private func expectBody() -> Bool {
    guard TransferAnswer.isDocument(status) else { return true }
    guard let coding = ContentCoding(header: headers.contentEncoding) else {
      refusal = .interrupted(
        address: address, reason: "its compression isn't one that was asked for")
      return false
    }
    inflater = coding == .identity ? nil : Inflater(coding)
    guard let length = headers.contentLength else { return true }
    guard length <= limit else {
      refusal = .tooLarge(limit: limit)
      return false
    }
    body.reserveCapacity(max(0, length))
    return true
  }

  /// The answer is whole, as far as anybody wants it.
  var isPassedOver: Bool { passedOver > Self.passingLimit }

  /// What came isn't cut off, as far as it can tell itself.
  var isWhole: Bool { inflater?.isWhole ?? true }

  /// How much of a document is worth waiting for.
  private static let progress = 1 << 10
  /// Headers of all answers to one request.
  private static let headerLimit = 256 << 10
  /// Of a body that nobody reads.
  private static let passingLimit = 64 << 10

  private static func status(in line: UnsafeRawBufferPointer) -> Int {
    let code = line.drop { $0 != 0x20 }.dropFirst().prefix(3)
    return Int(String(decoding: code, as: UTF8.self)) ?? 0
  }
}
