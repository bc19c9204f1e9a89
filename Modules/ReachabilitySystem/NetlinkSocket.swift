#if os(Linux)
  import CNetlink

  #if canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// A socket to the kernel's network tables (rtnetlink(7)), closed with its last owner.
  ///
  /// It stays with the network namespace of the thread that opened it.
  final class NetlinkSocket: Sendable {
    let descriptor: Int32

    /// - Parameter groups: bits of `RTMGRP_*`: the changes that it is told of.
    init(groups: UInt32 = 0) throws(NetlinkError) {
      descriptor = socket(AF_NETLINK, Self.kind, NETLINK_ROUTE)
      guard descriptor >= 0 else { throw NetlinkError(code: errno) }
      var address = sockaddr_nl()
      address.nl_family = sa_family_t(AF_NETLINK)
      address.nl_groups = groups
      let bound = withUnsafeBytes(of: &address) { bytes in
        bind(
          descriptor, bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self),
          socklen_t(bytes.count))
      }
      guard bound == 0 else { throw NetlinkError(code: errno) }
    }

    deinit {
      close(descriptor)
    }

    /// Asks for a whole table and hands out its messages.
    /// - Parameter type: `RTM_GETLINK`, `RTM_GETADDR` or `RTM_GETROUTE`.
    func dump(_ type: Int, _ body: (NetlinkMessage) -> Void) throws(NetlinkError) {
      // What a dump that failed may have left.
      drain()
      try request(type)
      var buffer = [UInt8](repeating: 0, count: 64 << 10)
      while true {
        let count = recv(descriptor, &buffer, buffer.count, 0)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { throw NetlinkError(code: errno) }
        for message in NetlinkMessage.all(in: buffer[..<count]) {
          switch Int32(message.type) {
          case NLMSG_DONE: return
          case NLMSG_ERROR: throw NetlinkError(code: message.errorCode)
          default: body(message)
          }
        }
      }
    }

    /// Passes over everything that waits to be read.
    func drain() {
      var buffer = [UInt8](repeating: 0, count: 64 << 10)
      // Too much at once (ENOBUFS) is a change like any other.
      while recv(descriptor, &buffer, buffer.count, 0) > 0 || errno == ENOBUFS || errno == EINTR {}
    }

    #if canImport(Musl)
      private static let kind = SOCK_RAW | SOCK_CLOEXEC | SOCK_NONBLOCK
    #else
      private static let kind = Int32(
        SOCK_RAW.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    #endif

    private func request(_ type: Int) throws(NetlinkError) {
      struct Request {
        var header = nlmsghdr()
        var general = rtgenmsg()
      }
      var request = Request()
      request.header.nlmsg_len = UInt32(MemoryLayout<Request>.size)
      request.header.nlmsg_type = UInt16(type)
      request.header.nlmsg_flags = UInt16(NLM_F_REQUEST | NLM_F_DUMP)
      request.general.rtgen_family = UInt8(AF_UNSPEC)
      let sent = withUnsafeBytes(of: &request) { send(descriptor, $0.baseAddress, $0.count, 0) }
      guard sent >= 0 else { throw NetlinkError(code: errno) }
    }
  }
#endif
