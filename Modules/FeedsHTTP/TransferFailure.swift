import CCurl
import Feeds

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Why libcurl gave up.
struct TransferFailure {
  var code: CURLcode
  /// The `errno` of the last failed connection.
  var systemError: Int32
  /// libcurl's own words.
  var message: String
  /// There was a connection, so that it broke off later.
  var isConnected: Bool
  var address: HTTPAddress

  var feedError: FeedError {
    switch code {
    case CURLE_URL_MALFORMAT:
      .badAddress(address.redacted)
    case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY:
      .cannotConnect(host: address.host, reason: "the name wasn't found")
    case CURLE_COULDNT_CONNECT:
      .cannotConnect(
        host: address.host,
        reason: systemError == 0 ? message : String(cString: strerror(systemError)))
    case CURLE_OPERATION_TIMEDOUT where !isConnected:
      .cannotConnect(host: address.host, reason: "no answer")
    case CURLE_OPERATION_TIMEDOUT:
      .timedOut(address: address.redacted)
    case CURLE_SSL_CONNECT_ERROR where Self.noTLS.contains { message.contains($0) }:
      .cannotConnect(
        host: address.host, reason: "it speaks no TLS; perhaps its address begins with http:")
    case _ where Self.untrusted.contains(code.rawValue):
      .untrusted(host: address.host, reason: message)
    default:
      .interrupted(
        address: address.redacted, reason: Self.reasons[code.rawValue] ?? message)
    }
  }

  /// The common ones in words that are the same with every libcurl.
  private static let reasons: [UInt32: String] = [
    CURLE_GOT_NOTHING.rawValue: "the server hung up without an answer",
    CURLE_PARTIAL_FILE.rawValue: "the server hung up before the end",
    CURLE_RECV_ERROR.rawValue: "the connection broke off",
    CURLE_SEND_ERROR.rawValue: "the connection broke off",
    CURLE_BAD_CONTENT_ENCODING.rawValue: "its compression is broken",
    CURLE_WEIRD_SERVER_REPLY.rawValue: "the answer isn't HTTP as it should be",
    CURLE_UNSUPPORTED_PROTOCOL.rawValue: "the answer isn't HTTP as it should be",
  ]

  /// What OpenSSL and its relatives, GnuTLS, and Secure Transport say of an answer that isn't TLS.
  private static let noTLS = [
    "wrong version number", "packet length too long", "unknown protocol", "http request",
    "unexpected TLS packet", "-9836",
  ]

  private static let untrusted: Set<UInt32> = Set(
    [
      CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CIPHER,
      CURLE_SSL_CACERT_BADFILE, CURLE_SSL_ISSUER_ERROR, CURLE_SSL_INVALIDCERTSTATUS,
      CURLE_USE_SSL_FAILED, CURLE_SSL_CERTPROBLEM,
    ].map(\.rawValue))
}
