import Foundation

/// Writes a scaffold into a package: all of it, or nothing.
package struct ScaffoldWriter {
  private let folder: String

  /// - Parameter folder: the package's folder.
  package init(folder: String) {
    self.folder = folder
  }

  /// Writes the files.
  ///
  /// - Throws: ``LocatorError/fileExists(path:)`` before anything is written when a new file is there
  ///   already, and ``LocatorError/unwritable(path:reason:)`` after taking back what was written.
  package func write(_ scaffold: Scaffold) throws {
    try check(scaffold)
    var written: [Scaffold.File] = []
    do {
      for file in scaffold.files {
        try write(file)
        written.append(file)
      }
    } catch {
      takeBack(written)
      throw error
    }
  }

  /// Refuses what exists.
  package func check(_ scaffold: Scaffold) throws(LocatorError) {
    for file in scaffold.files where file.old == nil {
      guard !FileManager.default.fileExists(atPath: path(file)) else {
        throw .fileExists(path: path(file))
      }
    }
  }

  private func path(_ file: Scaffold.File) -> String { "\(folder)/\(file.path)" }

  private func write(_ file: Scaffold.File) throws {
    let url = URL(filePath: path(file))
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(
        to: url, options: file.old == nil ? .withoutOverwriting : .atomic)
    } catch {
      throw LocatorError.unwritable(path: url.path, reason: Self.reason(error, at: url))
    }
  }

  /// Why a file can't be written: what stands in the way, where that can be told.
  private static func reason(_ error: any Error, at url: URL) -> String {
    var folder = url.deletingLastPathComponent()
    var isFolder: ObjCBool = false
    while !FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder),
      folder.pathComponents.count > 1
    {
      folder.deleteLastPathComponent()
    }
    if !isFolder.boolValue { return "\(folder.path) is no folder" }
    if !FileManager.default.isWritableFile(atPath: folder.path) {
      return "there is no permission to write in \(folder.path)"
    }
    return error.localizedDescription
  }

  /// Nothing more can be done for a file that can't be taken back: the error that led here is the one to tell.
  private func takeBack(_ files: [Scaffold.File]) {
    for file in files.reversed() {
      if let old = file.old {
        try? Data(old.utf8).write(to: URL(filePath: path(file)), options: .atomic)
      } else {
        try? FileManager.default.removeItem(atPath: path(file))
      }
    }
  }
}
