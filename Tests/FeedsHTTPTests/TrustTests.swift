import Feeds
import FeedsHTTP
import LoopbackServer
import Testing

@Suite(
  "A server that speaks TLS",
  .enabled(if: SecureServer.isPossible, "needs the openssl program"), .timeLimit(.minutes(5)))
struct TrustTests {
  @Test("is trusted by an authority's certificate and its own name")
  func isTrusted() async throws {
    let server = try await SecureServer(name: "IP:127.0.0.1", document: Sample.rss)
    let source = HTTPFeedSource(trustedCertificates: server.certificate)
    let response = try await source.fetch(FeedRequest(server.address))
    #expect(
      response.details
        == FeedSourceDetails(
          address: server.address, validators: FeedValidators(contentHash: Sample.hash)))
  }

  @Test("isn't trusted by its own word")
  func isntTrustedByItsWord() async throws {
    let server = try await SecureServer(name: "IP:127.0.0.1", document: Sample.rss)
    let error = FeedError.untrusted(
      host: "127.0.0.1", reason: "SSL certificate problem: self-signed certificate")
    await #expect(throws: error) {
      try await HTTPFeedSource().fetch(FeedRequest(server.address))
    }
  }

  @Test("isn't trusted when its certificate has expired")
  func isntTrustedAfterItsTime() async throws {
    let server = try await SecureServer(
      name: "IP:127.0.0.1", isExpired: true, document: Sample.rss)
    let source = HTTPFeedSource(trustedCertificates: server.certificate)
    let error = FeedError.untrusted(
      host: "127.0.0.1", reason: "SSL certificate problem: certificate has expired")
    await #expect(throws: error) { try await source.fetch(FeedRequest(server.address)) }
  }

  @Test("may redirect to one that doesn't, and is moved there only by its word that it's for good")
  func redirectsElsewhere() async throws {
    let plain = try LoopbackServer()
    plain.answer("/f", with: Sample.document)
    let server = try await SecureServer(name: "IP:127.0.0.1", redirectingTo: plain.address("/f"))
    let source = HTTPFeedSource(trustedCertificates: server.certificate)
    let response = try await source.fetch(FeedRequest(server.address))
    #expect(
      response.details
        == FeedSourceDetails(
          address: plain.address("/f"), validators: FeedValidators(contentHash: Sample.hash)))
  }

  @Test("isn't trusted by another's name")
  func isntTrustedByAName() async throws {
    let server = try await SecureServer(name: "DNS:elsewhere.example", document: Sample.rss)
    let source = HTTPFeedSource(trustedCertificates: server.certificate)
    await #expect {
      try await source.fetch(FeedRequest(server.address))
    } throws: { error in
      if case FeedError.untrusted("127.0.0.1", let reason) = error {
        reason.contains("127.0.0.1")
      } else {
        false
      }
    }
  }

  @Test("that speaks something else is no such server")
  func speaksSomethingElse() async throws {
    let server = try LoopbackServer()
    let address = server.address("/f").replacing("http:", with: "https:")
    let error = FeedError.cannotConnect(
      host: "127.0.0.1", reason: "it speaks no TLS; perhaps its address begins with http:")
    await #expect(throws: error) {
      try await HTTPFeedSource().fetch(FeedRequest(address, limits: Sample.impatient))
    }
  }
}
