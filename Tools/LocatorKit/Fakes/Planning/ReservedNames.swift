/// The types of the modules that a fake's own code needs, and its own: one of the package that has such a
/// name is written with its module.
enum ReservedNames {
  static let all: Set<String> = [
    "Unchecked", "UnsetAnswer",
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
  /// The path by which a fake names it: with its module where the fake has something else of the name.
  ///
  /// - Parameter open: the names of the fake's associated types.
  func writtenPath(apartFrom open: Set<String> = []) -> [String] {
    let path = declaration.path
    let isAmbiguous = ReservedNames.all.contains(path[0]) || open.contains(path[0])
    return isAmbiguous ? [source.module] + path : path
  }

  /// The name by which a fake writes it.
  func writtenName(apartFrom open: Set<String>, arguments: [SignatureType]) -> String {
    var names = writtenPath(apartFrom: open).map { SignatureType.Name(text: $0) }
    names[names.count - 1].arguments = arguments
    return SignatureType.named(names).text
  }
}
