import Feeds

/// The headers that ask for a document only if it changed (RFC 9110, 13.1), with the validators
/// just as the server sent them.
struct ConditionalHeaders {
  /// One line each; none if there is nothing to ask with.
  let lines: [[UInt8]]

  init(_ validators: FeedValidators?) {
    let headers = [
      ("If-None-Match", validators?.entityTag), ("If-Modified-Since", validators?.lastModified),
    ]
    lines = headers.compactMap { name, value in
      guard let value, !value.isEmpty, let bytes = HeaderText.encode(value) else { return nil }
      return Array("\(name): ".utf8) + bytes
    }
  }
}
