internal import Articles

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The store's file, looked at without SQLite, which would write to what isn't ours.
struct StoreFile: Sendable {
  /// What is at the path.
  enum State: Equatable {
    /// Nothing, or an empty file: a store can be made there.
    case absent
    /// A store, with the version that its header says.
    case store(version: Int)
  }

  let path: String
  /// What marks it as ours (`PRAGMA application_id`).
  let applicationID: Int32

  init(path: String, applicationID: Int32 = Schema.applicationID) {
    self.path = path
    self.applicationID = applicationID
  }

  /// With the journals that SQLite keeps beside it.
  var paths: [String] { [path, path + "-wal", path + "-shm"] }

  /// - Throws: `ArticleRepositoryError.notAStore` for anything else than a store.
  func state() throws -> State {
    let descriptor = StoreDescriptors.descriptor(path: path)
    guard descriptor >= 0 else {
      if errno == ENOENT { return .absent }
      throw cannotOpen()
    }
    var header = [UInt8](repeating: 0, count: Header.size)
    let count = pread(descriptor, &header, header.count, 0)
    guard count >= 0 else { throw cannotOpen() }
    if count == 0 { return .absent }
    guard count == Header.size, let header = Header(header, applicationID) else {
      throw ArticleRepositoryError.notAStore(location: path)
    }
    return .store(version: header.version)
  }

  /// Makes the folders above it that aren't there.
  func makeFolder() throws {
    var folder = ""
    for part in path.split(separator: "/", omittingEmptySubsequences: false).dropLast() {
      folder += part + "/"
      if part.isEmpty || access(folder, F_OK) == 0 { continue }
      // Another process may have made it meanwhile.
      guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw cannotOpen() }
    }
  }

  /// Which file it is now; `nil` if there is none.
  var identity: FileIdentity? {
    var status = stat()
    return stat(path, &status) == 0 ? FileIdentity(status) : nil
  }

  /// Whether something stands in the write-ahead log that isn't in the file itself yet.
  var hasLog: Bool {
    var status = stat()
    return stat(path + "-wal", &status) == 0 && status.st_size > 0
  }

  /// On disk, with its journals.
  func size() -> Int64 {
    paths.reduce(0) { total, path in
      var status = stat()
      return stat(path, &status) == 0 ? total + Int64(status.st_size) : total
    }
  }

  /// Copies the store to a name beside it that is free.
  /// - Returns: the path of the copy.
  func copyAside() throws -> String {
    let name = (1...).lazy.map { "\(path).damaged-\($0)" }.first { access($0, F_OK) != 0 } ?? path
    try copy(to: StoreFile(path: name))
    return name
  }

  /// Copies the store, with its log, to where nothing is.
  func copy(to file: StoreFile) throws {
    try copy(StoreDescriptors.descriptor(path: path), to: file.path)
    // SQLite locks nothing of its journal, so that it can be opened and closed.
    let journal = open(path + "-wal", O_RDONLY | O_CLOEXEC)
    if journal >= 0 {
      defer { close(journal) }
      try copy(journal, to: file.path + "-wal")
    }
  }

  /// Puts it in the place of another, whose log goes.
  func move(to file: StoreFile) throws {
    for part in file.paths.dropFirst() where unlink(part) != 0 && errno != ENOENT {
      throw cannotOpen()
    }
    guard rename(path, file.path) == 0 else { throw cannotOpen() }
  }

  /// Removes what is there, with its journals.
  func remove() throws {
    for part in paths where unlink(part) != 0 && errno != ENOENT {
      throw cannotOpen()
    }
  }

  /// Removes what is of no use any more; what stays is in nobody's way.
  func removeIfPossible() {
    _ = try? remove()
  }

  private func copy(_ source: Int32, to path: String) throws {
    let copy = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard source >= 0, copy >= 0 else { throw cannotOpen() }
    defer { close(copy) }
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    var offset: off_t = 0
    while true {
      let count = pread(source, &buffer, buffer.count, offset)
      if count == 0 { return }
      guard count > 0, write(copy, buffer, count) == count else { throw cannotCopy() }
      offset += off_t(count)
    }
  }

  private func cannotCopy() -> ArticleRepositoryError {
    errno == ENOSPC ? .full(location: path) : cannotOpen()
  }

  private func cannotOpen() -> ArticleRepositoryError {
    .cannotOpen(location: path, reason: String(cString: strerror(errno)))
  }
}

/// The first bytes of a store (https://www.sqlite.org/fileformat.html, section 1.3).
private struct Header {
  static let size = 100

  let version: Int

  /// `nil` for what isn't a database, or is one of another application.
  init?(_ bytes: [UInt8], _ applicationID: Int32) {
    func number(at offset: Int) -> UInt32 {
      bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
    guard bytes.starts(with: Array("SQLite format 3\0".utf8)),
      number(at: 68) == UInt32(bitPattern: applicationID)
    else { return nil }
    version = Int(number(at: 60))
  }
}
