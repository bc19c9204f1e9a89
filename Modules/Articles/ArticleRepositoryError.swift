/// Why an article repository couldn't do what it was asked.
public enum ArticleRepositoryError: Error, Sendable, Hashable {
  /// The file at `location` is there and is something else than a store.
  case notAStore(location: String)
  /// The store can't be opened: its folder can't be made, or it may not be read.
  case cannotOpen(location: String, reason: String)
  /// The store's server can't be reached, or has no such store.
  case cannotReach(location: String, reason: String)
  /// The store's server doesn't let its user in, or not to what was asked for.
  case notAllowed(location: String, reason: String)
  /// The store can be read but not written.
  case readOnly(location: String)
  /// A newer version of the app wrote the store.
  case newerVersion(location: String, found: Int, supported: Int)
  /// There is no room left where the store is.
  case full(location: String)
  /// The store is damaged.
  case damaged(location: String, detail: String)
  /// The index of the words at `location` is damaged. All in it can be made again of the store.
  case damagedIndex(location: String, detail: String)
  /// Somebody else held the store for longer than a person would wait.
  case busy(location: String)
  /// No subscription has this id.
  case noSuchSubscription(SubscriptionID)
  /// Anything else that the store's engine reported, with its code, message and statement.
  case failed(code: String, message: String, statement: String?)
}
