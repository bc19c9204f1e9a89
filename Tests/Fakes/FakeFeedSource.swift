public import Feeds
import Synchronization

/// Feeds that a test makes up, and a record of what was asked for.
public final class FakeFeedSource: FeedSourceInterface {
  private struct State {
    var fetchArgValues: [FeedRequest] = []
    var fetchHandler: @Sendable (FeedRequest) async throws -> FeedResponse = { request in
      throw FeedError.cannotConnect(host: request.address, reason: "the test gave no answer")
    }
    var readArgValues: [FeedDocument] = []
    var readHandler: @Sendable (FeedDocument) throws -> Feed = { _ in
      throw FeedError.notAFeed(found: "nothing that the test gave")
    }
  }

  private let state = Mutex(State())

  public init() {}

  public var fetchArgValues: [FeedRequest] { state.withLock { $0.fetchArgValues } }

  /// What a fetch answers.
  public var fetchHandler: @Sendable (FeedRequest) async throws -> FeedResponse {
    get { state.withLock { $0.fetchHandler } }
    set { state.withLock { $0.fetchHandler = newValue } }
  }

  public var readArgValues: [FeedDocument] { state.withLock { $0.readArgValues } }

  /// What reading a document answers.
  public var readHandler: @Sendable (FeedDocument) throws -> Feed {
    get { state.withLock { $0.readHandler } }
    set { state.withLock { $0.readHandler = newValue } }
  }

  public func fetch(_ request: FeedRequest) async throws -> FeedResponse {
    let handler = state.withLock { state in
      state.fetchArgValues.append(request)
      return state.fetchHandler
    }
    return try await handler(request)
  }

  public func read(_ document: FeedDocument) throws -> Feed {
    let handler = state.withLock { state in
      state.readArgValues.append(document)
      return state.readHandler
    }
    return try handler(document)
  }
}
