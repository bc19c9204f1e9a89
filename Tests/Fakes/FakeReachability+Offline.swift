extension FakeReachability {
  /// Whether the network is away; a test takes it away and gives it back.
  public var isOffline: Bool {
    get { !(isConnectedHandler?() ?? false) }
    set { isConnectedHandler = { !newValue } }
  }
}
