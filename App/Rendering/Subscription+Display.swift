import Articles

extension Subscription {
  /// Its address, without the name and password that may stand in it.
  var displayAddress: String { address.withoutCredentials }

  /// What it's called; before it was fetched once that is its address.
  var displayTitle: String { title == address ? displayAddress : title }
}
