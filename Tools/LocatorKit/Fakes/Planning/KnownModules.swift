/// Names of modules that come with every toolchain, to tell which of several imports a signature needs.
enum KnownModules {
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
      "Synchronization": ["Mutex", "Atomic", "AtomicLazyReference", "WordPair"],
      "Observation": ["ObservationRegistrar"],
      "Testing": ["Test", "Issue", "SourceLocation", "Trait"],
      "RegexBuilder": ["RegexComponent"],
    ]
  }()
}
