#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program that shows text a screen at a time.
struct Pager {
  /// What `sh` runs.
  let command: String

  /// Shows the text, and returns when the person has read enough.
  func show(_ text: String) throws {
    // less shows colours, and leaves what fits on one screen there; what a person chose stays.
    setenv("LESS", "FRX", 0)
    guard let pipe = Interruption.endingAtOnce({ popen(command, "w") }) else {
      throw OutputError(reason: "\(command): \(String(cString: strerror(errno)))")
    }
    Interruption.lendTerminal()
    // A pager that is left early closes its end; that must not end this process.
    let previous = signal(SIGPIPE, SIG_IGN)
    fputs(text, pipe)
    let status = pclose(pipe)
    _ = signal(SIGPIPE, previous)
    // What sh says of a command that it doesn't find: it told so itself.
    if status == 127 << 8 { try StandardStream.output.write(text) }
  }
}
