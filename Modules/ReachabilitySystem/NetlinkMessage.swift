#if os(Linux)
  import CNetlink

  /// A message of the kernel: a header of a type's own, and attributes.
  struct NetlinkMessage {
    /// `RTM_NEWLINK` and so on.
    let type: UInt16
    private let payload: ArraySlice<UInt8>

    /// The messages that arrived together.
    static func all(in bytes: ArraySlice<UInt8>) -> [NetlinkMessage] {
      var messages: [NetlinkMessage] = []
      var rest = bytes
      let size = MemoryLayout<nlmsghdr>.size
      while let header = rest.value(nlmsghdr.self), case let length = Int(header.nlmsg_len),
        length >= size, length <= rest.count
      {
        messages.append(
          NetlinkMessage(
            type: header.nlmsg_type, payload: rest.dropFirst(size).prefix(length - size)))
        rest = rest.dropFirst(aligned(length))
      }
      return messages
    }

    /// The header behind the message's own.
    func header<Header: BitwiseCopyable>(_ type: Header.Type) -> Header? {
      payload.value(type)
    }

    /// The attributes that follow a header of that type, by their numbers.
    func attributes<Header: BitwiseCopyable>(after type: Header.Type) -> [Int: ArraySlice<UInt8>] {
      Self.attributes(in: payload.dropFirst(Self.aligned(MemoryLayout<Header>.size)))
    }

    static func attributes(in bytes: ArraySlice<UInt8>) -> [Int: ArraySlice<UInt8>] {
      var attributes: [Int: ArraySlice<UInt8>] = [:]
      var rest = bytes
      let size = MemoryLayout<rtattr>.size
      while let header = rest.value(rtattr.self), case let length = Int(header.rta_len),
        length >= size, length <= rest.count
      {
        // The two highest bits aren't of the number.
        attributes[Int(header.rta_type & 0x3fff)] = rest.dropFirst(size).prefix(length - size)
        rest = rest.dropFirst(aligned(length))
      }
      return attributes
    }

    /// What an `NLMSG_ERROR` tells, as an `errno`.
    var errorCode: Int32 { -(payload.value(Int32.self) ?? 0) }

    /// Netlink begins everything at a multiple of four.
    static func aligned(_ length: Int) -> Int { (length + 3) & ~3 }
  }

  extension ArraySlice<UInt8> {
    /// What its first bytes are, if there are enough.
    func value<Value: BitwiseCopyable>(_ type: Value.Type) -> Value? {
      guard count >= MemoryLayout<Value>.size else { return nil }
      return withUnsafeBytes { $0.loadUnaligned(as: Value.self) }
    }
  }
#endif
