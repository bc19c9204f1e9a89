import Feeds

/// Adds one feed to those of the world: the one that comes with the App and teaches it. It's an
/// ordinary subscription that needs no network and can be removed and added again.
struct WelcomeFeedSource: FeedSourceInterface {
  static let address = "articles:welcome"

  let others: any FeedSourceInterface

  func fetch(_ request: FeedRequest) async throws -> FeedResponse {
    guard request.address == Self.address else { return try await others.fetch(request) }
    let details = FeedSourceDetails(
      address: Self.address,
      validators: FeedValidators(entityTag: String(PackageResources.welcome_xml.count)))
    if request.validators == details.validators { return .notModified(details) }
    let document = FeedDocument(PackageResources.welcome_xml, address: Self.address)
    return .feed(try others.read(document), details)
  }

  func read(_ document: FeedDocument) throws -> Feed {
    try others.read(document)
  }
}
