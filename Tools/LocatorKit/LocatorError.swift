/// Why the tool can't run.
package enum LocatorError: Error, Equatable, Sendable {
  /// No `Package.swift` in the folder nor in any above it.
  case noPackage(path: String)
  /// SwiftPM can't read the manifest; `reason` is what it says.
  case brokenManifest(path: String, reason: String)
  case noTargets(path: String)
  case missingTarget(name: String, path: String)
  case unreadableFile(path: String, reason: String)
  case unknownRule(String, nearest: [String])
  case noSwift
}

extension LocatorError: CustomStringConvertible {
  /// One line: what happened, to what, and what to do next.
  package var description: String {
    switch self {
    case .noPackage(let path):
      "no Package.swift in \(path) or any folder above it; name the package's folder with --package-path"
    case .brokenManifest(let path, let reason): "SwiftPM can't read \(path): \(reason)"
    case .noTargets(let path): "the package in \(path) has no target with Swift sources to check"
    case .missingTarget(let name, let path): "the target '\(name)' has no folder at \(path)"
    case .unreadableFile(let path, let reason): "can't read \(path): \(reason)"
    case .unknownRule(let id, let nearest):
      "there is no rule '\(id)'"
        + (nearest.first.map { "; did you mean '\($0)'?" } ?? "; 'locator rules' lists them")
    case .noSwift: "there is no 'swift' on PATH to describe the package with"
    }
  }
}
