#if canImport(Network)
  import Dispatch
  import Network

  /// The network as an Apple system sees it.
  struct PathObserver: Sendable {
    private let monitor = NWPathMonitor()

    init() {
      monitor.start(queue: DispatchQueue(label: "reachability.current"))
    }

    func isConnected() -> Bool { monitor.currentPath.status == .satisfied }

    func connectionChanges() -> AsyncStream<Bool> {
      let (stream, continuation) = AsyncStream.makeStream(of: Bool.self)
      let changes = ConnectionChanges(continuation)
      // One of its own, which first tells how things are.
      let monitor = NWPathMonitor()
      monitor.pathUpdateHandler = { changes.send($0.status == .satisfied) }
      continuation.onTermination = { _ in monitor.cancel() }
      monitor.start(queue: DispatchQueue(label: "reachability.changes"))
      return stream
    }
  }
#endif
