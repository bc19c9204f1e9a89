extension [String] {
  /// The tags in the order in which they first come, each once.
  public func withoutDuplicates() -> [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
