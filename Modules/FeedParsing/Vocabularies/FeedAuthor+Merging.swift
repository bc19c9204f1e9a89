import Feeds

extension [FeedAuthor] {
  /// Takes a person who isn't there yet. Of one who is, in another vocabulary, only what was missing.
  mutating func add(_ author: FeedAuthor?) {
    guard let author else { return }
    if let known = firstIndex(where: { $0.mayBe(author) }) {
      self[known].name = self[known].name ?? author.name
      self[known].address = self[known].address ?? author.address
      self[known].avatar = self[known].avatar ?? author.avatar
    } else if count < EntryDraft.listLimit {
      append(author)
    }
  }
}

extension FeedAuthor {
  /// They have a name or an address in common, and nothing that differs.
  fileprivate func mayBe(_ other: FeedAuthor) -> Bool {
    if let name, let otherName = other.name, name != otherName { return false }
    if let address, let otherAddress = other.address, address != otherAddress { return false }
    return name != nil && name == other.name || address != nil && address == other.address
  }
}
