#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What stands in a folder, read in one go: of most entries the listing itself says what they are.
struct FolderListing {
  /// What tells a folder from every other, by whatever path somebody comes to it.
  struct Identity: Hashable {
    private let device: UInt64
    private let inode: UInt64

    fileprivate init(_ status: stat) {
      device = UInt64(truncatingIfNeeded: status.st_dev)
      inode = UInt64(truncatingIfNeeded: status.st_ino)
    }
  }

  struct Entry {
    var name: String
    /// Whether it can be a folder: surely one, or a link, of which the listing doesn't say where it leads.
    var mayBeFolder: Bool
  }

  let identity: Identity
  /// In no order, without those that start with a point.
  let entries: [Entry]

  /// Nil where no folder is, or none that can be read.
  init?(of path: String) {
    guard let stream = opendir(path) else { return nil }
    defer { closedir(stream) }
    var status = stat()
    guard fstat(dirfd(stream), &status) == 0 else { return nil }
    identity = Identity(status)
    var entries: [Entry] = []
    while let entry = readdir(stream) {
      // An entry is as long as its name, and so can't be taken as a whole.
      guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return nil }
      let name = (UnsafeRawPointer(entry) + offset).assumingMemoryBound(to: CChar.self)
      guard name.pointee != CChar(UInt8(ascii: ".")) else { continue }
      let kind = Int(entry.pointee.d_type)
      entries.append(
        Entry(
          name: String(cString: name),
          mayBeFolder: kind == Int(DT_DIR) || kind == Int(DT_LNK) || kind == Int(DT_UNKNOWN)))
    }
    self.entries = entries
  }

  /// Whether a folder is there.
  static func exists(at path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
