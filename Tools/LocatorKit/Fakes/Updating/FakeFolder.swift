#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The folder that fakes are written to.
package struct FakeFolder: Sendable {
  private let path: String

  package init(_ path: String) {
    self.path = path
  }

  /// Writes a fake, but neither over the same text nor over a file that isn't the tool's own.
  ///
  /// - Parameter checks: whether to compare only.
  /// - Throws: ``LocatorError/unwritableFile(path:reason:)``.
  package func put(_ text: String, as name: String, checks: Bool) throws(LocatorError)
    -> FakeUpdate.Outcome
  {
    let file = file(name)
    let known = FileManager.default.contents(atPath: file)
    if known == Data(text.utf8) { return .unchanged }
    if let known, !Self.isOwn(known) { return .foreign }
    if checks { return .stale }
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true)
    } catch {
      throw .unwritableFile(path: file, reason: Self.reason(error))
    }
    try FileBytes.write(Array(text.utf8), to: file)
    return .written
  }

  /// Takes away what the tool has written, and nothing else.
  ///
  /// - Throws: ``LocatorError/unwritableFile(path:reason:)``.
  func remove(_ name: String) throws(LocatorError) {
    do {
      try FileManager.default.removeItem(atPath: file(name))
    } catch {
      throw .unwritableFile(path: file(name), reason: Self.reason(error))
    }
  }

  /// The tool's own files besides these, by their names.
  func leftovers(besides names: Set<String>) -> [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return all.filter { name in
      name.hasPrefix("Fake") && name.hasSuffix(".swift") && !names.contains(name)
        && (FileManager.default.contents(atPath: file(name)).map(Self.isOwn) ?? false)
    }.sorted()
  }

  func file(_ name: String) -> String { "\(path)/\(name)" }

  private static func isOwn(_ bytes: Data) -> Bool { bytes.starts(with: FakeFile.marker.utf8) }

  private static func reason(_ error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileWriteNoPermission?, .fileReadNoPermission?: "no permission"
    case .fileWriteFileExists?: "a part of its path is a file"
    case .fileNoSuchFile?, .fileReadNoSuchFile?: "its folder can't be made there"
    case .fileWriteInvalidFileName?: "its path is too long"
    case .fileWriteOutOfSpace?: "no space is left"
    case .fileWriteVolumeReadOnly?: "its volume is read-only"
    default: "\(error)"
    }
  }
}
