extension FeedError: CustomStringConvertible {
  /// What was wrong with what, in one line for people, without what to do about it.
  public var description: String {
    switch self {
    case .badAddress(let address): "'\(address)' is no address"
    case .unsupportedScheme(let scheme, let address):
      "'\(scheme):' addresses can't be fetched (\(address)); http, https and file can"
    case .cannotReadFile(let path, let reason): "can't read \(path): \(reason)"
    case .cannotConnect(let host, let reason): "can't connect to \(host): \(reason)"
    case .untrusted(let host, let reason): "the connection to \(host) isn't safe: \(reason)"
    case .timedOut(let address): "\(address) took too long"
    case .interrupted(let address, let reason): "the transfer from \(address) broke off: \(reason)"
    case .redirectLoop(let address): "\(address) redirects in a circle, or too often"
    case .status(let code, let address, _): "\(address) answered \(Self.meaning(of: code))"
    case .tooLarge(let limit): "it's larger than \(limit >> 20) MiB"
    case .notAFeed(let found): "it's no feed but \(found)"
    case .unreadable(let reason): "it can't be read: \(reason)"
    }
  }

  /// The same where the feed is named beside it: without its address.
  public var reason: String {
    switch self {
    case .timedOut: "it took too long"
    case .interrupted(_, let reason): "the transfer broke off: \(reason)"
    case .redirectLoop: "it redirects in a circle, or too often"
    case .status(let code, _, _): "it answered \(Self.meaning(of: code))"
    default: description
    }
  }

  private static func meaning(of status: Int) -> String {
    switch status {
    case 401, 403: "\(status): it isn't open to everybody"
    case 404: "404: there's nothing at this address"
    case 410: "410: it's gone for good"
    case 429: "429: it's asked too often"
    case 500...: "\(status): the server has a problem"
    default: "\(status)"
    }
  }
}
