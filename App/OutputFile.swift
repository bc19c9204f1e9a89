#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that a command writes: whole, or not at all.
struct OutputFile {
  let path: String

  /// Writes it beside its place, so that what was there before stays whole until the new text is. What
  /// is no file, a device for one, is written into.
  /// - Parameter text: a part of it each time that it's asked for, and then `nil`.
  /// - Throws: ``OutputError``, for a file that is there too, unless it's to be replaced; and what `text`
  ///   throws.
  func write(replacing: Bool, _ text: () async throws -> String?) async throws {
    if isDevice { return try await write(text, to: path, O_WRONLY) }
    if replacing { return try await replace(target, with: text) }
    // Takes the place, that nobody else does meanwhile.
    try await write({ nil }, to: path, O_WRONLY | O_CREAT | O_EXCL)
    do {
      try await replace(path, with: text)
    } catch {
      unlink(path)
      throw error
    }
  }

  private var isDevice: Bool {
    var status = stat()
    return stat(path, &status) == 0 && ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  /// The file itself, where the path is a link to it.
  private var target: String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private func replace(_ path: String, with text: () async throws -> String?) async throws {
    let draft = "\(path).\(getpid())"
    defer { unlink(draft) }
    try await write(text, to: draft, O_WRONLY | O_CREAT | O_TRUNC)
    guard rename(draft, path) == 0 else { throw failure() }
  }

  private func write(
    _ text: () async throws -> String?, to path: String, _ flags: Int32
  ) async throws {
    let descriptor = open(path, flags | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure() }
    defer { close(descriptor) }
    while let text = try await text() { try write(text, to: descriptor) }
  }

  private func write(_ text: String, to descriptor: Int32) throws(OutputError) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw failure() }
      rest = rest.dropFirst(count)
    }
  }

  private func failure() -> OutputError {
    errno == EEXIST
      ? OutputError(path: path, reason: "it's there already. --force replaces it")
      : OutputError(path: path, reason: String(cString: strerror(errno)))
  }
}

/// `write(2)`, which a method of the same name would hide.
private let systemWrite = write
