import Feeds

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An address as a person types it, made whole.
struct TypedAddress {
  let address: String

  /// A file of this machine becomes a `file:` address, `feed:` what it stands for, and one without a
  /// scheme https, or http on this machine.
  /// Of spellings that mean the same it's always one.
  init(
    _ typed: String, isFile: (String) -> Bool = { FileManager.default.fileExists(atPath: $0) },
    folder: String = FileManager.default.currentDirectoryPath
  ) {
    if let scheme = Self.scheme(of: typed) {
      address = FeedAddress(scheme == "feed" ? Self.withoutFeedScheme(typed) : typed).normalized
    } else if typed.hasPrefix("/") || typed.hasPrefix("./") || typed.hasPrefix("../")
      || Self.namesFile(typed) || isFile(typed)
    {
      address =
        URL(filePath: typed, relativeTo: URL(filePath: folder, directoryHint: .isDirectory))
        .standardizedFileURL.absoluteString
    } else {
      // What serves feeds on this machine seldom has a certificate.
      let isHere = !FeedAddress("https://\(typed)").needsNetwork
      address = FeedAddress("\(isHere ? "http" : "https")://\(typed)").normalized
    }
  }

  /// The file's path, if it's the address of one.
  var path: String? {
    guard let url = URL(string: address), url.isFileURL else { return nil }
    return url.path(percentEncoded: false)
  }

  /// `feed.xml` is a file even where there is none: no host ends like this, and to say that the file
  /// is missing helps more than that a host is.
  private static func namesFile(_ typed: String) -> Bool {
    let endings = [".xml", ".rss", ".atom", ".rdf", ".json", ".opml"]
    return !typed.contains("/") && endings.contains { typed.lowercased().hasSuffix($0) }
  }

  /// What stands before the first colon, if it's a scheme (RFC 3986, 3.1). `example.com:8080` has a
  /// host there, and no scheme has a dot that any feed is fetched by; `localhost:80` has a number behind.
  private static func scheme(of typed: String) -> String? {
    guard let colon = typed.firstIndex(of: ":") else { return nil }
    let scheme = typed[..<colon].lowercased()
    let isScheme = scheme.first.map { ("a"..."z").contains($0) } ?? false
    let isWord = scheme.utf8.allSatisfy { byte in
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
        || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
    }
    let port = typed[typed.index(after: colon)...].prefix { $0 != "/" }
    let isPort =
      !port.isEmpty && port.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    return isScheme && isWord && !isPort ? scheme : nil
  }

  /// `feed://host/path` is http, `feed:https://host/path` what stands in it.
  private static func withoutFeedScheme(_ typed: String) -> String {
    let rest = typed.dropFirst("feed:".count)
    return rest.hasPrefix("//") ? "http:\(rest)" : String(rest)
  }
}
