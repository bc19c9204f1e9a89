import Feeds

/// Tells the entries of one document apart, for ever.
///
/// An entry's identity is its id, or else its link, or else a hash of its title, date and content.
/// An id that all entries share is none. Entries that would share an identity are told apart by
/// their link, then by their title, then by the hash, and copies of each other by their order.
struct EntryIdentities {
  private var identities: [String]

  /// - Parameter ids: What the document gives as ids, in the order of its entries.
  init(ids: [String?], entries: [FeedEntry]) {
    let isOneForAll = entries.count > 1 && ids.allSatisfy { $0 == ids.first && $0 != nil }
    identities = entries.indices.map { index in
      (isOneForAll ? nil : ids[index]) ?? entries[index].link ?? EntryHash(entries[index]).text
    }
    guard Set(identities).count < identities.count else { return }
    distinguish(by: { entries[$0].link })
    distinguish(by: { entries[$0].title })
    distinguish(by: { EntryHash(entries[$0]).text })
    number()
  }

  func identity(at index: Int) -> String { identities[index] }

  /// Joins one more part to those identities that several entries share.
  private mutating func distinguish(by part: (Int) -> String?) {
    for index in shared() {
      guard let part = part(index), part != identities[index] else { continue }
      identities[index] += " " + part
    }
  }

  private mutating func number() {
    var taken = Set(identities)
    var seen: [String: Int] = [:]
    for index in shared() {
      let identity = identities[index]
      var number = seen[identity, default: 0] + 1
      while number > 1, !taken.insert(identity + " #\(number)").inserted { number += 1 }
      seen[identity] = number
      if number > 1 { identities[index] = identity + " #\(number)" }
    }
  }

  private func shared() -> [Int] {
    let counts = identities.reduce(into: [:]) { counts, identity in
      counts[identity, default: 0] += 1
    }
    guard counts.count < identities.count else { return [] }
    return identities.indices.filter { counts[identities[$0]] ?? 0 > 1 }
  }
}
