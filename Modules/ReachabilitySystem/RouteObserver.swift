#if os(Linux)
  /// The network as a Linux kernel sees it.
  struct RouteObserver: Sendable {
    func isConnected() -> Bool {
      do throws(NetlinkError) {
        return try NetworkState(from: NetlinkSocket()).isConnected
      } catch {
        // A kernel that doesn't tell is no reason not to try.
        return true
      }
    }

    func connectionChanges() -> AsyncStream<Bool> {
      let (stream, continuation) = AsyncStream.makeStream(of: Bool.self)
      do throws(NetlinkError) {
        try RouteWatch.start(continuation)
      } catch {
        continuation.yield(true)
      }
      return stream
    }
  }
#endif
