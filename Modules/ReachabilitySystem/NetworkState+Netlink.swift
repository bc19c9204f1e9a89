#if os(Linux)
  import CNetlink

  extension NetworkState {
    /// How things are now, in the namespace of the socket.
    init(from socket: NetlinkSocket) throws(NetlinkError) {
      self.init()
      try socket.dump(Int(RTM_GETLINK)) { add(link: $0) }
      try socket.dump(Int(RTM_GETADDR)) { add(address: $0) }
      try socket.dump(Int(RTM_GETROUTE)) { add(route: $0) }
    }

    private mutating func add(link message: NetlinkMessage) {
      guard message.type == RTM_NEWLINK, let header = message.header(ifinfomsg.self) else { return }
      let flags = header.ifi_flags
      // A lost carrier is known at once, and makes a link stop running only a moment later.
      let running = IFF_UP.rawValue | IFF_RUNNING.rawValue | IFF_LOWER_UP.rawValue
      links[header.ifi_index] = Link(
        isRunning: flags & running == running,
        isLoopback: flags & IFF_LOOPBACK.rawValue != 0,
        isPointToPoint: flags & IFF_POINTOPOINT.rawValue != 0)
    }

    private mutating func add(address message: NetlinkMessage) {
      guard message.type == RTM_NEWADDR, let header = message.header(ifaddrmsg.self),
        let family = Family(number: header.ifa_family),
        header.ifa_scope < RT_SCOPE_LINK.rawValue, isUsable(Int32(header.ifa_flags))
      else { return }
      addressFamilies.insert(family)
    }

    /// An IPv6 address is used once it's known that nobody else has it, or if that isn't waited
    /// for.
    private func isUsable(_ flags: Int32) -> Bool {
      flags & IFA_F_DADFAILED == 0
        && (flags & IFA_F_TENTATIVE == 0 || flags & IFA_F_OPTIMISTIC != 0)
    }

    private mutating func add(route message: NetlinkMessage) {
      guard message.type == RTM_NEWROUTE, let header = message.header(rtmsg.self),
        let family = Family(number: header.rtm_family),
        header.rtm_type == RTN_UNICAST, header.rtm_table != RT_TABLE_LOCAL.rawValue
      else { return }
      let attributes = message.attributes(after: rtmsg.self)
      guard !family.isLocal(attributes[Int(RTA_DST.rawValue)]) else { return }
      let hops = Hop.all(in: attributes, flags: header.rtm_flags)
      guard !hops.isEmpty else { return }
      routes.append(Route(family: family, prefix: Int(header.rtm_dst_len), hops: hops))
    }
  }

  extension NetworkState.Family {
    init?(number: UInt8) {
      switch Int32(number) {
      case AF_INET: self = .ipv4
      case AF_INET6: self = .ipv6
      default: return nil
      }
    }

    /// A destination that no router carries on: link-local, or a group.
    func isLocal(_ destination: ArraySlice<UInt8>?) -> Bool {
      guard let destination, let (first, second) = destination.value((UInt8, UInt8).self) else {
        return false
      }
      return switch self {
      case .ipv4: (first, second) == (169, 254) || first & 0xf0 == 0xe0
      case .ipv6: first == 0xff || first == 0xfe && second & 0xc0 == 0x80
      }
    }
  }

  extension NetworkState.Hop {
    /// The hops of a route that aren't dead.
    static func all(in attributes: [Int: ArraySlice<UInt8>], flags: UInt32) -> [Self] {
      if let several = attributes[Int(RTA_MULTIPATH.rawValue)] { return all(in: several) }
      guard let hop = Self(attributes, flags: flags) else { return [] }
      return [hop]
    }

    private static func all(in bytes: ArraySlice<UInt8>) -> [Self] {
      var hops: [Self] = []
      var rest = bytes
      let size = MemoryLayout<rtnexthop>.size
      while let header = rest.value(rtnexthop.self), case let length = Int(header.rtnh_len),
        length >= size, length <= rest.count
      {
        let attributes = NetlinkMessage.attributes(in: rest.dropFirst(size).prefix(length - size))
        let link = header.rtnh_ifindex
        if let hop = Self(attributes, link: link, flags: UInt32(header.rtnh_flags)) {
          hops.append(hop)
        }
        rest = rest.dropFirst(NetlinkMessage.aligned(length))
      }
      return hops
    }

    private init?(_ attributes: [Int: ArraySlice<UInt8>], link: Int32? = nil, flags: UInt32) {
      guard flags & UInt32(RTNH_F_DEAD | RTNH_F_LINKDOWN) == 0,
        let link = link ?? attributes[Int(RTA_OIF.rawValue)]?.value(Int32.self)
      else { return nil }
      let gateways = [RTA_GATEWAY, RTA_VIA].map { Int($0.rawValue) }
      self.init(link: link, hasGateway: gateways.contains { attributes[$0] != nil })
    }
  }
#endif
