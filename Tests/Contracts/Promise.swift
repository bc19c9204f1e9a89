public import Articles
public import Testing

/// One thing that every article repository must do, and how to see that it does.
public struct Promise: Sendable, CustomTestStringConvertible {
  /// A sentence of behaviour.
  public let testDescription: String
  /// Sees it in a repository that was never used.
  public let check: @Sendable (any ArticleRepositoryInterface) async throws -> Void

  init(
    _ sentence: String,
    _ check: @escaping @Sendable (any ArticleRepositoryInterface) async throws -> Void
  ) {
    testDescription = sentence
    self.check = check
  }
}
