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
  case unknownType(String, nearest: [String])
  /// The name means something else; `what` says what it is, and why it's no service locator.
  case notAServiceLocator(String, what: String)
  /// Several modules have a type of that name; each candidate with its module and place.
  case ambiguousType(String, candidates: [String])
  case unknownRequirement(String, of: String, nearest: [String], known: [String])
  /// Neither a trait nor a Defaults module.
  case unknownTrait(String, nearest: [String], known: [String])
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
      "there is no rule '\(id)'" + Self.suggestion(nearest, else: "'locator rules' lists them")
    case .noSwift: "there is no 'swift' on PATH to describe the package with"
    case .unknownType(let name, let nearest):
      "there is no type '\(name)' in the package"
        + Self.suggestion(nearest, else: "'locator explain' lists its service locators")
    case .notAServiceLocator(let name, let what):
      "'\(name)' is no service locator, but \(what)"
    case .ambiguousType(let name, let candidates):
      "'\(name)' may be \(Wording.list(candidates)); name it with its module"
    case .unknownRequirement(let name, let type, let nearest, let known):
      "'\(type)' has no requirement '\(name)'" + Self.suggestion(nearest, known: known)
    case .unknownTrait(let name, let nearest, let known):
      "there is neither a trait nor a Defaults module '\(name)'"
        + Self.suggestion(nearest, known: known)
    }
  }

  private static func suggestion(_ nearest: [String], else advice: String) -> String {
    nearest.isEmpty
      ? "; \(advice)"
      : "; did you mean \(nearest.prefix(3).map { "'\($0)'" }.joined(separator: " or "))?"
  }

  private static func suggestion(_ nearest: [String], known: [String]) -> String {
    suggestion(nearest, else: known.isEmpty ? "there are none" : "there is \(Wording.list(known))")
  }
}
