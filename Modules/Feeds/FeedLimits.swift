/// How long and how much one fetch may take.
public struct FeedLimits: Sendable, Hashable {
  /// Of the document, decompressed, counted while it comes.
  public var bytes: Int
  /// Until the connection stands.
  public var connect: Duration
  /// Without getting on: the headers weren't whole, or less than 1 KiB of the document came. It ends a
  /// server that sends a byte now and then, too.
  public var silence: Duration
  /// For the whole fetch, redirects included.
  public var total: Duration

  public init(
    bytes: Int = 64 << 20, connect: Duration = .seconds(10), silence: Duration = .seconds(20),
    total: Duration = .seconds(120)
  ) {
    self.bytes = bytes
    self.connect = connect
    self.silence = silence
    self.total = total
  }
}
