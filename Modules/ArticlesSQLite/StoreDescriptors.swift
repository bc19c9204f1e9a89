internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Descriptors to read stores with, past SQLite, which stay open for as long as their files are there.
///
/// To close one would take away the locks that SQLite holds on the same file in this process, and
/// another process would then damage the store (https://www.sqlite.org/howtocorrupt.html, section 2.2).
enum StoreDescriptors {
  private static let open = Mutex<[FileIdentity: Int32]>([:])

  /// A descriptor that reads the file, not to be closed; negative, with `errno` set, if it can't be read.
  static func descriptor(path: String) -> Int32 {
    open.withLock { open in
      closeRemoved(&open)
      var status = stat()
      guard stat(path, &status) == 0 else { return -1 }
      // To open a pipe would wait for somebody to write into it.
      guard [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) else {
        errno = ENOTSUP
        return -1
      }
      if let known = open[FileIdentity(status)] { return known }
      #if canImport(Glibc)
        let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC)
      #elseif canImport(Musl)
        let descriptor = Musl.open(path, O_RDONLY | O_CLOEXEC)
      #else
        let descriptor = Darwin.open(path, O_RDONLY | O_CLOEXEC)
      #endif
      if descriptor >= 0, fstat(descriptor, &status) == 0 {
        open[FileIdentity(status)] = descriptor
      }
      return descriptor
    }
  }

  /// No other process can come to a file that has no name any more.
  private static func closeRemoved(_ open: inout [FileIdentity: Int32]) {
    for (file, descriptor) in open {
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_nlink == 0 else { continue }
      close(descriptor)
      open[file] = nil
    }
  }
}
