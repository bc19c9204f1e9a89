#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A folder in which runs keep files for the next ones.
///
/// Runs at once don't disturb each other: each puts a whole new file in the old one's place, and one that is
/// gone counts as absent. A folder that can't be written costs time, and nothing else.
struct CacheStore {
  private let folder: String
  /// How many files of a kind stay: each version of the tool, and each text of a manifest, has its own.
  private static let limit = 4

  init(folder: String) {
    self.folder = folder
  }

  /// Where a file of a kind is kept.
  func path(_ kind: String, _ variant: String) -> String { "\(folder)/\(kind)-\(variant)" }

  /// Keeps a file, and lets the oldest of its kind go when there are too many.
  func write(_ bytes: [UInt8], _ kind: String, _ variant: String) {
    try? FileManager.default.createDirectory(
      at: URL(filePath: folder), withIntermediateDirectories: true)
    try? FileBytes.write(bytes, to: path(kind, variant))
    prune(kind)
  }

  private func prune(_ kind: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let paths = names.filter { $0.hasPrefix("\(kind)-") }.map { "\(folder)/\($0)" }
    guard paths.count > Self.limit else { return }
    let written = paths.map { (path: $0, date: FileStamp(of: $0)?.modified ?? 0) }
    for old in written.sorted(by: { $0.date > $1.date }).dropFirst(Self.limit) {
      try? FileManager.default.removeItem(atPath: old.path)
    }
  }
}
