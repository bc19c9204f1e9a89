#if os(Linux)
  import CNetlink
  import Dispatch

  /// Tells a stream whether the machine is connected: at once, and whenever that changes.
  ///
  /// It lives as long as its source, which the end of the stream cancels.
  final class RouteWatch: Sendable {
    private let notices: NetlinkSocket
    private let tables: NetlinkSocket
    private let changes: ConnectionChanges

    static func start(_ continuation: AsyncStream<Bool>.Continuation) throws(NetlinkError) {
      let watch = try RouteWatch(ConnectionChanges(continuation))
      // Any thread may cancel a source, though its type doesn't say so.
      nonisolated(unsafe) let source = DispatchSource.makeReadSource(
        fileDescriptor: watch.notices.descriptor,
        queue: DispatchQueue(label: "reachability.changes"))
      source.setEventHandler { watch.look() }
      // The descriptor is the source's until then, and mustn't be closed before.
      source.setCancelHandler { withExtendedLifetime(watch) {} }
      continuation.onTermination = { _ in source.cancel() }
      source.activate()
    }

    private init(_ changes: ConnectionChanges) throws(NetlinkError) {
      self.changes = changes
      // Notices are taken before the first look at the tables, so that no change falls between.
      notices = try NetlinkSocket(groups: Self.groups)
      tables = try NetlinkSocket()
      changes.send(try NetworkState(from: tables).isConnected)
    }

    private func look() {
      notices.drain()
      // Tables that can't be read now are read at the next notice.
      guard let isConnected = try? NetworkState(from: tables).isConnected else { return }
      changes.send(isConnected)
    }

    private static let groups = UInt32(
      RTMGRP_LINK | RTMGRP_IPV4_IFADDR | RTMGRP_IPV6_IFADDR | RTMGRP_IPV4_ROUTE | RTMGRP_IPV6_ROUTE)
  }
#endif
