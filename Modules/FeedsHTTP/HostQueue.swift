/// Who may talk to a host now, and who waits: at most `width` at once, in the order they came.
struct HostQueue<Item> {
  let width: Int
  private var running: [String: Int] = [:]
  private var waiting: [String: [Item]] = [:]

  init(width: Int) {
    self.width = width
  }

  /// Whether the item may start now. If not it waits, until ``leave(_:)`` hands it out.
  mutating func enter(_ item: Item, at host: String) -> Bool {
    guard running[host, default: 0] < width else {
      waiting[host, default: []].append(item)
      return false
    }
    running[host, default: 0] += 1
    return true
  }

  /// Ends one that runs, and hands out who starts in its place.
  mutating func leave(_ host: String) -> Item? {
    if let next = waiting[host]?.first {
      waiting[host]?.removeFirst()
      return next
    }
    waiting[host] = nil
    running[host] = running[host].flatMap { $0 > 1 ? $0 - 1 : nil }
    return nil
  }

  /// Takes out those that wait and meet the condition.
  mutating func removeWaiting(where condition: (Item) -> Bool) -> [Item] {
    var removed: [Item] = []
    for (host, items) in waiting {
      removed += items.filter(condition)
      waiting[host] = items.filter { !condition($0) }
    }
    return removed
  }
}
