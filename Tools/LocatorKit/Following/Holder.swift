/// What a value is known to be: a locator, or something that was just made.
struct Holder: Hashable {
  /// The protocols it locates by; none when it's no locator.
  var protocols: [Int] = []
  var type: Int?
  /// Whether it's of that very class, and not of one below it.
  var isExact = false
  /// What its properties hold, as far as its initializer tells.
  var properties: [String: Holder] = [:]

  var isLocator: Bool { !protocols.isEmpty }
}
