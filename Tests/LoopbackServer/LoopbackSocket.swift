import Foundation

/// The few things that a server does with sockets.
enum LoopbackSocket {
  /// A socket that listens on a free port of 127.0.0.1, or of all addresses.
  static func listen(isForOthers: Bool) throws -> (socket: Int32, port: UInt16) {
    #if canImport(Darwin)
      let kind = SOCK_STREAM
    #else
      let kind = Int32(SOCK_STREAM.rawValue)
    #endif
    let listener = socket(AF_INET, kind, 0)
    keepFromChildren(listener)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = isForOthers ? INADDR_ANY : UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutableBytes(of: &address) { bytes in
      guard let pointer = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self) else {
        return Int32(-1)
      }
      guard bind(listener, pointer, length) == 0, Foundation.listen(listener, 512) == 0 else {
        return -1
      }
      return getsockname(listener, pointer, &length)
    }
    guard result == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    return (listener, UInt16(bigEndian: address.sin_port))
  }

  /// The next client, or `nil` when nobody is let in any more.
  static func accept(_ listener: Int32) -> Int32? {
    let client = Foundation.accept(listener, nil, nil)
    guard client >= 0 else {
      close(listener)
      return nil
    }
    keepFromChildren(client)
    var on: Int32 = 1
    setsockopt(client, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
    #if canImport(Darwin)
      setsockopt(client, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    #endif
    return client
  }

  /// Some bytes, or `nil` when there will be none.
  static func receive(from socket: Int32) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 16 << 10)
    let count = recv(socket, &buffer, buffer.count, 0)
    return count > 0 ? Array(buffer[..<count]) : nil
  }

  /// Whether all of it was taken.
  static func send(_ bytes: [UInt8], to socket: Int32) -> Bool {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.send(socket, $0.baseAddress, $0.count, flags) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Waits; `false` as soon as the client hangs up.
  static func stays(_ socket: Int32, for duration: Duration) -> Bool {
    let (seconds, attoseconds) = duration.components
    let milliseconds = Int32(clamping: seconds * 1000 + attoseconds / 1_000_000_000_000_000)
    var query = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    guard poll(&query, 1, milliseconds) > 0 else { return true }
    var byte: UInt8 = 0
    return recv(socket, &byte, 1, Int32(MSG_PEEK)) > 0
  }

  /// Makes a later close break the connection off.
  static func resetWhenClosed(_ socket: Int32) {
    var option = linger(l_onoff: 1, l_linger: 0)
    setsockopt(socket, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
  }

  /// A program that a test starts mustn't hold connections open that are closed here.
  private static func keepFromChildren(_ socket: Int32) {
    _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
  }

  /// Ends it for both sides, whoever is using it.
  static func shut(_ socket: Int32) {
    #if canImport(Darwin)
      shutdown(socket, SHUT_RDWR)
    #else
      shutdown(socket, Int32(SHUT_RDWR))
    #endif
  }

  static func close(_ socket: Int32) {
    _ = Foundation.close(socket)
  }
}
