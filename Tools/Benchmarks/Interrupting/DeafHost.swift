import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A port of this machine at which nobody ever answers: those who wait there already fill its queue.
final class DeafHost {
  struct Failure: Error {}

  let address: String
  private var sockets: [Int32] = []

  init() throws {
    #if canImport(Glibc)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    sockets = (0..<4).map { _ in socket(AF_INET, stream, 0) }
    let listener = sockets[0]
    let isListening = withUnsafeMutablePointer(to: &place) { place in
      place.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, size) == 0 && getsockname(listener, $0, &size) == 0
      }
    }
    guard isListening, listen(listener, 0) == 0 else { throw Failure() }
    address = "http://127.0.0.1:\(UInt16(bigEndian: place.sin_port))/"
    for client in sockets.dropFirst() {
      _ = fcntl(client, F_SETFL, O_NONBLOCK)
      _ = withUnsafePointer(to: place) { place in
        place.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(client, $0, size) }
      }
    }
  }

  deinit {
    for socket in sockets { close(socket) }
  }
}
