public import Foundation

/// A folder that is gone when nobody holds it any more.
public final class TemporaryFolder: Sendable {
  public let url: URL

  public init() throws {
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "articles-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    do {
      try FileManager.default.removeItem(at: url)
    } catch {
      print("left behind: \(url.path): \(error)")
    }
  }

  /// A place in it.
  public func url(_ path: String) -> URL {
    url.appending(path: path)
  }
}
