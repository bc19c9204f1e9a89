import Foundation
import LocatorKit

/// The two streams that the tool writes to.
enum Console {
  static func print(_ text: String) {
    write(text, to: STDOUT_FILENO)
  }

  /// Whatever a person reads beside the output; what it quotes can't move the terminal's cursor.
  static func complain(_ text: String) {
    write(text.printable(keeping: ["\n", "\t"]), to: STDERR_FILENO)
  }

  /// Writes all of it, or as much as somebody still reads: a closed pipe is no error.
  private static func write(_ text: String, to descriptor: Int32) {
    let bytes = Array((text.hasSuffix("\n") ? text : text + "\n").utf8)
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return }
      start += count
    }
  }

  /// Whether standard output is a terminal that shows colors.
  static var showsColors: Bool {
    let environment = ProcessInfo.processInfo.environment
    return isatty(STDOUT_FILENO) == 1 && environment["NO_COLOR"] == nil
      && environment["TERM"] != "dumb"
  }
}
