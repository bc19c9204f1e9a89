#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A program that a test runs, found by PATH. What it writes goes into a file, or nowhere; its error messages
/// go where the test's own go.
///
/// Unlike Foundation's `Process` it has what belongs to the thread that starts it, its network for
/// one; and takes signals even if that thread, as those of a pool do, takes none.
public struct SpawnedProgram: Sendable {
  /// It couldn't be started (with its `errno`), or didn't end well (with its wait status).
  public struct Failure: Error {
    public let command: String
    public let status: Int32
  }

  private let identifier: pid_t
  private let command: String

  /// - Parameters:
  ///   - input: path of what it reads.
  ///   - output: path of the file for what it writes.
  public init(
    _ name: String, _ arguments: [String], input: String = "/dev/null",
    output: String = "/dev/null"
  ) throws {
    command = ([name] + arguments).joined(separator: " ")
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    // Threads of a pool take no signals, which a program would have from them: it would never end.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    var pointers = ([name] + arguments).map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var identifier = pid_t()
    let code = posix_spawnp(&identifier, name, &actions, &attributes, &pointers, environ)
    guard code == 0 else { throw Failure(command: command, status: code) }
    self.identifier = identifier
  }

  /// Waits until it has ended well.
  public func wait() throws {
    let status = end()
    guard status == 0 else { throw Failure(command: command, status: status) }
  }

  /// Ends it, and waits until it has.
  public func terminate() {
    kill(identifier, SIGTERM)
    _ = end()
  }

  /// Sends it a signal, and waits until it has ended.
  /// - Returns: the exit code; 128 and the signal's number if a signal ended it.
  public func end(by signal: Int32) -> Int32 {
    kill(identifier, signal)
    let status = end()
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }

  private func end() -> Int32 {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    return status
  }
}
