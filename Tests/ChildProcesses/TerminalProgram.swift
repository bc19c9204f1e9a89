#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A program that a test runs on a terminal of its own, as a person does.
///
/// What is typed and shown passes through the terminal: Ctrl-C (`"\u{3}"`) is a signal, and a line ends
/// with a return and a line feed.
public final class TerminalProgram {
  /// The terminal can't be had, or the program can't be started on it, with the `errno`; or it ended
  /// before it showed what was waited for.
  public enum Failure: Error {
    case cannotStart(code: Int32)
    case ended(shown: String)
  }

  private let terminal: Int32
  private let identifier: pid_t
  private var bytes: [UInt8] = []

  /// - Parameter environment: all of it.
  public init(
    _ path: String, _ arguments: [String], environment: [String: String], columns: UInt16 = 80,
    rows: UInt16 = 24
  ) throws {
    let name: String
    (terminal, name) = try Self.openTerminal()
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
    identifier = try Self.spawn(path, arguments, environment, on: name)
  }

  deinit {
    close(terminal)
  }

  public func type(_ text: String) {
    var text = text
    text.withUTF8 { _ = write(terminal, $0.baseAddress, $0.count) }
  }

  /// Waits until the text was shown, and answers all that was until now.
  @discardableResult
  public func wait(for text: String) throws -> String {
    while !shown.contains(text) {
      guard readMore() else { throw Failure.ended(shown: shown) }
    }
    return shown
  }

  /// Waits until it has ended.
  /// - Returns: its exit code, or 128 and the number of the signal that ended it; and all that was shown.
  public func end() -> (status: Int32, shown: String) {
    while readMore() {}
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    return (status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F, shown)
  }

  private var shown: String { String(decoding: bytes, as: UTF8.self) }

  /// `false` when nobody has the terminal open any more, which is an error of reading on Linux.
  private func readMore() -> Bool {
    var piece = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(terminal, &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      bytes += piece[..<count]
      return true
    }
  }

  /// - Returns: the end that a person would sit at, and the path of the program's.
  private static func openTerminal() throws -> (Int32, String) {
    let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard terminal >= 0 else { throw Failure.cannotStart(code: errno) }
    #if os(Linux)
      // What unlockpt(3) and ptsname(3) do, which Glibc has behind a macro that Swift doesn't define.
      let (setLock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
      var (isLocked, number): (Int32, UInt32) = (0, 0)
      guard ioctl(terminal, setLock, &isLocked) == 0, ioctl(terminal, getNumber, &number) == 0
      else { throw Failure.cannotStart(code: errno) }
      return (terminal, "/dev/pts/\(number)")
    #else
      guard grantpt(terminal) == 0, unlockpt(terminal) == 0, let name = ptsname(terminal) else {
        throw Failure.cannotStart(code: errno)
      }
      return (terminal, String(cString: name))
    #endif
  }

  private static func spawn(
    _ path: String, _ arguments: [String], _ environment: [String: String], on terminal: String
  ) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setsigmask(&attributes, &signals)
    // The first terminal that the leader of a new session opens is the session's own.
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | newSession))
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in words + variables { free(pointer) } }
    var identifier = pid_t()
    let code = posix_spawn(&identifier, path, &actions, &attributes, &words, &variables)
    guard code == 0 else { throw Failure.cannotStart(code: code) }
    return identifier
  }
}

/// `POSIX_SPAWN_SETSID`, which Glibc has behind a macro that Swift doesn't define.
#if canImport(Darwin)
  private let newSession: Int32 = 0x400
#else
  private let newSession: Int32 = 0x80
#endif
