/// Whether this machine can reach others.
public protocol ReachabilityInterface: Sendable {
  /// Whether a network beyond this machine can be reached now, as far as the machine itself knows.
  /// It sends nothing to find out, and never waits.
  func isConnected() -> Bool

  /// What ``isConnected()`` answers, now and after each change, until the task that reads it ends.
  /// The same answer never comes twice in a row.
  func connectionChanges() -> AsyncStream<Bool>
}
