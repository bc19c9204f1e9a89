/// What a document may cost. Past a limit it isn't read, and the reason is said.
public struct FeedParsingLimits: Sendable, Hashable {
  /// Of the document.
  public var bytes: Int
  /// Elements, arrays or objects inside each other.
  public var depth: Int
  /// Entries, each of which takes many times the memory that an empty one has in its document.
  public var entries: Int
  /// Bytes of the text of one element or string.
  public var text: Int
  /// Attributes of one element, and the namespaces that it declares.
  public var attributes: Int
  /// Namespaces that one element may be in, declared by it and those around it.
  public var namespaces: Int
  /// Bytes that the document's own entities may add.
  public var entityGrowth: Int
  /// How many times as long as the document entries may be once their links are absolute.
  public var growth: Int

  public init(
    bytes: Int = 64 << 20, depth: Int = 256, entries: Int = 100_000, text: Int = 16 << 20,
    attributes: Int = 256, namespaces: Int = 1024, entityGrowth: Int = 1 << 20,
    growth: Int = 16
  ) {
    self.bytes = bytes
    self.depth = depth
    self.entries = entries
    self.text = text
    self.attributes = attributes
    self.namespaces = namespaces
    self.entityGrowth = entityGrowth
    self.growth = growth
  }
}
