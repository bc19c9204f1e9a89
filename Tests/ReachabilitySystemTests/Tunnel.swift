#if os(Linux)
  import Glibc

  /// A point-to-point link of this thread's network, which is up while it's open.
  final class Tunnel: Sendable {
    struct Failure: Error {
      let code: Int32
    }

    private let descriptor: Int32

    init(name: String) throws {
      descriptor = open("/dev/net/tun", O_RDWR | O_CLOEXEC)
      // struct ifreq: the name's 16 bytes, then the flags IFF_TUN and IFF_NO_PI.
      var request = [UInt8](repeating: 0, count: 40)
      request.replaceSubrange(0..<name.utf8.count, with: name.utf8)
      (request[16], request[17]) = (0x01, 0x10)
      let tunsetiff: UInt = 0x4004_54ca
      guard descriptor >= 0, ioctl(descriptor, tunsetiff, &request) == 0 else {
        throw Failure(code: errno)
      }
    }

    /// Whether the system has any.
    static var isPossible: Bool { access("/dev/net/tun", R_OK | W_OK) == 0 }

    func close() {
      Glibc.close(descriptor)
    }
  }
#endif
