/// Collects what failed of several things, so that one doesn't keep the others from being done.
struct Failures {
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  /// Does one of them. What goes wrong with it alone is said at once on standard error; what would
  /// go wrong with the others too, like a store that can't be written, is thrown.
  mutating func collect(about subject: String, _ body: () async throws -> Void) async throws {
    do {
      try await body()
    } catch  where Exit(for: error) == .failure {
      count += 1
      try StandardStream.error.write("articles: \(ErrorText(error, about: subject).line)\n")
    }
  }

  /// - Throws: ``Exit/failure`` if anything failed.
  func report() throws {
    if count > 0 { throw Exit.failure }
  }
}
