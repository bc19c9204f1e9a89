import Foundation

extension URL {
  var exists: Bool { FileManager.default.fileExists(atPath: path) }
}
