/// How many articles a save touched.
public struct SaveSummary: Sendable, Hashable {
  public var new: Int
  public var updated: Int
  public var unchanged: Int

  public init(new: Int = 0, updated: Int = 0, unchanged: Int = 0) {
    self.new = new
    self.updated = updated
    self.unchanged = unchanged
  }
}
