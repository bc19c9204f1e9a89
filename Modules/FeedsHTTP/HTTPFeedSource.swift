public import Feeds

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Brings feeds over http and https, and from files of this machine.
///
/// One source carries any number of fetches at once, but at most two at one host and port. More
/// wait for their turn, and their time doesn't run meanwhile. Connections are kept and used again.
///
/// Redirects are followed ten times at most, and to http and https only. Credentials in an address
/// are sent to its origin and stand in no error, detail or document; an address that has some is
/// never said to have moved. A document that is the same as before is
/// ``FeedResponse/notModified(_:)``, whatever the server says of it.
public struct HTTPFeedSource: FeedSourceInterface {
  private let loop = TransferLoop()
  private let reader = DocumentReader()
  private let userAgent: String
  private let trustedCertificates: String?
  private let now: @Sendable () -> Date

  /// - Parameters:
  ///   - userAgent: how to introduce itself to servers.
  ///   - trustedCertificates: path of a PEM file with the authorities to trust, instead of those
  ///     that the system trusts.
  ///   - now: the clock that `Retry-After` counts from.
  public init(
    userAgent: String = "articles/1.0 (feed reader)", trustedCertificates: String? = nil,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.userAgent = userAgent
    self.trustedCertificates = trustedCertificates
    self.now = now
  }

  // Concurrent, because reading a file and parsing would keep a caller's actor busy.
  @concurrent
  public func fetch(_ request: FeedRequest) async throws -> FeedResponse {
    try Task.checkCancellation()
    if let file = try LocalFile(request.address) {
      let document = FeedDocument(
        try file.read(limit: request.limits.bytes), address: request.address)
      return try reader.response(
        to: document, from: FeedSourceDetails(address: request.address), known: request.validators)
    }
    return try await fetch(RedirectTrail(HTTPAddress(request.address)), for: request)
  }

  public func read(_ document: FeedDocument) throws -> Feed {
    try reader.feed(in: document)
  }
}

extension HTTPFeedSource {
  private func fetch(_ start: RedirectTrail, for request: FeedRequest) async throws -> FeedResponse
  {
    let conditions = ConditionalHeaders(request.validators)
    let (answer, trail) = try await answer(to: request, conditions, from: start)
    var details = FeedSourceDetails(
      address: trail.address.redacted, movedTo: trail.movedTo,
      validators: answer.headers.validators)
    switch answer.status {
    case let status where TransferAnswer.isDocument(status):
      let document = FeedDocument(
        answer.body, contentType: answer.headers.contentType,
        address: trail.address.withoutCredentials)
      return try reader.response(to: document, from: details, known: request.validators)
    case 304 where !conditions.lines.isEmpty:
      details.validators.complete(from: request.validators)
      return .notModified(details)
    default:
      throw FeedError.status(
        answer.status, address: details.address,
        retryAfter: answer.headers.retryAfter.flatMap { RetryAfter.date($0, now: now()) })
    }
  }

  /// Goes where the redirects lead, within the time of one fetch.
  private func answer(
    to request: FeedRequest, _ conditions: ConditionalHeaders, from start: RedirectTrail
  ) async throws -> (TransferAnswer, RedirectTrail) {
    var trail = start
    var remaining = request.limits.total
    while true {
      let answer = try await loop.run(
        TransferRequest(
          address: trail.address,
          headers: [Self.accepted, ContentCoding.accepted] + conditions.lines,
          userAgent: userAgent, limits: request.limits, remaining: remaining,
          trustedCertificates: trustedCertificates))
      guard let location = answer.location else { return (answer, trail) }
      try trail.follow(to: location, isPermanent: [301, 308].contains(answer.status))
      remaining -= answer.elapsed
      guard remaining > .zero else { throw FeedError.timedOut(address: trail.address.redacted) }
    }
  }

  private static let accepted = Array(
    """
    Accept: application/atom+xml, application/rss+xml, application/feed+json, \
    application/rdf+xml, application/xml;q=0.9, text/xml;q=0.9, application/json;q=0.8, \
    text/html;q=0.5, */*;q=0.1
    """.utf8)
}

extension FeedValidators {
  /// A 304 need not repeat what it said before.
  fileprivate mutating func complete(from known: FeedValidators?) {
    entityTag = entityTag ?? known?.entityTag
    lastModified = lastModified ?? known?.lastModified
    contentHash = known?.contentHash
  }
}
