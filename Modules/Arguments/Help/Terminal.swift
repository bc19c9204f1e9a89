#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal that a program runs in.
public enum Terminal {
  /// One of the three streams that a program begins with.
  public enum Stream: Int32, Sendable {
    case input = 0
    case output = 1
    case error = 2
  }

  /// Whether a person is at the other end of the stream.
  public static func isTerminal(_ stream: Stream) -> Bool {
    isatty(stream.rawValue) == 1
  }

  /// Its width: what `COLUMNS` says, or standard output's, or standard error's, or else 80.
  public static var columns: Int {
    if let text = getenv("COLUMNS"), let columns = Int(String(cString: text)), columns > 0 {
      return columns
    }
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
      var size = winsize()
      if ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 {
        return Int(size.ws_col)
      }
    }
    return 80
  }
}
