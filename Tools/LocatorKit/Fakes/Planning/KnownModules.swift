/// The types of modules that come with every toolchain, to tell which of several imports a signature needs, and which
/// types of a package have a name that one of these has, too.
enum KnownModules {
  /// Every name of ``names``.
  static let all = Set(names.values.joined())

  /// The modules that have a type of this name.
  static func modules(declaring name: String) -> [String] {
    names.filter { $0.value.contains(name) }.keys.sorted()
  }

  static let names: [String: Set<String>] = {
    let essentials: Set<String> = [
      "Calendar", "CocoaError", "Data", "Date", "DateComponents", "DateInterval", "Decimal",
      "IndexPath", "JSONDecoder", "JSONEncoder", "Locale", "LocalizedError", "Predicate",
      "PropertyListDecoder", "PropertyListEncoder", "TimeInterval", "TimeZone", "URL",
      "URLComponents", "URLQueryItem", "UUID", "FileManager", "ProcessInfo", "SortDescriptor",
      "AttributedString", "ContiguousBytes", "DataProtocol",
    ]
    let foundation: Set<String> = [
      "Bundle", "CharacterSet", "FileHandle", "IndexSet", "InputStream", "Measurement",
      "NSError", "NSNumber", "NSObject", "NSObjectProtocol", "NSRange", "NSString", "NSCoder",
      "Notification", "NotificationCenter", "Operation", "OperationQueue", "OutputStream", "Pipe",
      "Process", "Progress", "RunLoop", "Scanner", "Thread", "Timer", "UserDefaults",
      "DateFormatter", "NumberFormatter", "NSLock", "PersonNameComponents", "CGFloat", "CGRect",
      "CGPoint", "CGSize", "Host", "Unit", "NSPredicate", "URLResourceValues",
    ]
    let networking: Set<String> = [
      "URLRequest", "URLResponse", "URLSession", "URLSessionConfiguration", "HTTPURLResponse",
      "HTTPCookie", "URLCache", "URLCredential", "URLSessionTask", "URLSessionDataTask",
    ]
    return [
      "FoundationEssentials": essentials,
      "Foundation": essentials.union(foundation).union(networking),
      "FoundationNetworking": networking,
      "Dispatch": ["DispatchQueue", "DispatchTime", "DispatchGroup", "DispatchData"],
      "Synchronization": [
        "Atomic", "AtomicLazyReference", "AtomicRepresentable", "Mutex", "WordPair",
      ],
      "Observation": ["ObservationRegistrar"],
      "Testing": [
        "Attachable", "Attachment", "Bug", "Comment", "ConditionTrait", "Confirmation",
        "CustomTestArgumentEncodable", "CustomTestStringConvertible", "ExitStatus", "ExitTest",
        "Issue",
        "IssueHandlingTrait", "KnownIssueMatcher", "ParallelizationTrait", "SourceLocation",
        "SuiteTrait", "Tag", "Test", "TestScoping", "TestTrait", "TimeLimitTrait", "Trait",
      ],
      "RegexBuilder": ["RegexComponent"],
    ]
  }()
}
