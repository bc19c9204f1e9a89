import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A disk of a few megabytes in a folder, to be filled and to be made read-only.
///
/// Linux only, and only where the tests may mount one.
public final class SmallDisk: Sendable {
  public struct CannotMount: Error {}

  public let path: String
  /// What takes the room.
  private var ballast: URL { URL(filePath: path + "/ballast") }

  public init(megabytes: Int) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
    guard Self.mount(path, flags: 0, options: "size=\(megabytes)m") else { throw CannotMount() }
  }

  deinit {
    #if os(Linux)
      umount2(path, Int32(MNT_DETACH))
    #endif
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Whether one can be had here.
  public static let isAvailable = (try? SmallDisk(megabytes: 1)) != nil

  /// Makes a folder on it, which is the user's where whoever runs the tests may give it away.
  /// - Returns: its path.
  public func folder(_ name: String, of user: String) throws -> String {
    let folder = path + "/" + name
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    if getuid() == 0 {
      try FileManager.default.setAttributes([.ownerAccountName: user], ofItemAtPath: folder)
    }
    return folder
  }

  /// Takes all the room that is left but for so many bytes.
  public func fill(leaving bytes: Int) throws {
    let free = try FileManager.default.attributesOfFileSystem(forPath: path)[.systemFreeSize]
    let count = ((free as? NSNumber)?.intValue ?? 0) - bytes
    try Data(count: max(0, count)).write(to: ballast)
  }

  /// Gives the room back.
  ///
  /// A program that another test started while the ballast was written has it open, too, for as long as it runs: a
  /// file that is removed alone would keep its room until then.
  public func empty() throws {
    try FileHandle(forWritingTo: ballast).truncate(atOffset: 0)
    try FileManager.default.removeItem(at: ballast)
  }

  public func makeReadOnly() throws {
    #if os(Linux)
      let flags = UInt(MS_REMOUNT | MS_RDONLY)
      guard Self.mount(path, flags: flags, options: "") else { throw CannotMount() }
    #endif
  }

  private static func mount(_ path: String, flags: UInt, options: String) -> Bool {
    #if os(Linux)
      #if canImport(Glibc)
        return Glibc.mount("articles-tests", path, "tmpfs", flags, options) == 0
      #else
        return Musl.mount("articles-tests", path, "tmpfs", flags, options) == 0
      #endif
    #else
      return false
    #endif
  }
}
