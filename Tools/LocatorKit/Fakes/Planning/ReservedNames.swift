/// The types of the modules that a fake's own code needs: one of the package that has such a name is
/// written with its module.
enum ReservedNames {
  static let all: Set<String> = [
    // Synchronization
    "Atomic", "AtomicLazyReference", "AtomicRepresentable", "Mutex", "WordPair",
    // Testing
    "Attachable", "Attachment", "Bug", "Comment", "ConditionTrait", "Confirmation",
    "CustomTestArgumentEncodable", "CustomTestStringConvertible", "ExitStatus", "ExitTest", "Issue",
    "IssueHandlingTrait", "KnownIssueMatcher", "ParallelizationTrait", "SourceLocation",
    "SuiteTrait", "Tag", "Test", "TestScoping", "TestTrait", "TimeLimitTrait", "Trait",
  ]
}

extension FakeIndex.Found {
  /// The path by which a fake names it.
  var writtenPath: [String] {
    let path = declaration.path
    return ReservedNames.all.contains(path[0]) ? [source.module] + path : path
  }
}
