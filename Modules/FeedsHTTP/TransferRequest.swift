import Feeds

/// One request to one address.
struct TransferRequest: Sendable {
  var address: HTTPAddress
  /// `Name: value`, each the bytes of a line.
  var headers: [[UInt8]]
  var userAgent: String
  var limits: FeedLimits
  /// What is left of the whole fetch's time.
  var remaining: Duration
  /// A file of certificates to trust instead of the system's.
  var trustedCertificates: String?
}
