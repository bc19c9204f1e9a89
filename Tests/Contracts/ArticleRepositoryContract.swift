/// What `ArticleRepositoryInterface` promises, by what a caller does.
///
/// A test target of an implementation runs every list against a new repository each:
///
///     @Test(arguments: ArticleRepositoryContract.saving)
///     func saving(_ promise: Promise) async throws { try await promise.check(repository) }
public enum ArticleRepositoryContract {
  /// The text of HTML that has no entities, as the repositories under test are to see it.
  @Sendable public static func plainText(_ html: String) -> String {
    var isText = true
    return String(
      html.filter { character in
        if character == "<" { isText = false }
        defer { if character == ">" { isText = true } }
        return isText
      })
  }
}
