import Articles

/// Finds the feed that a person means.
struct FeedSelector {
  private let feeds: [Subscription]

  init(_ feeds: [Subscription]) {
    self.feeds = feeds
  }

  /// By its id or its address, whole; or else by its whole title; or else by a part of the title,
  /// whatever the case, that no other has.
  func feed(named name: String) throws(SelectionError) -> Subscription {
    let address = TypedAddress(name).address
    if let exact = feeds.first(where: {
      $0.id.rawValue == name || $0.address == name || $0.address == address
    }) {
      return exact
    }
    let folded = name.lowercased()
    let whole = feeds.filter { $0.displayTitle.lowercased() == folded }
    let matches =
      whole.isEmpty
      ? feeds.filter { !folded.isEmpty && $0.displayTitle.lowercased().contains(folded) } : whole
    guard let match = matches.first else { throw .noFeed(name) }
    guard matches.count == 1 else {
      throw .ambiguousFeed(name, matches: matches.map { "\($0.displayTitle) (\($0.id))" })
    }
    return match
  }
}
