/// Why the tool can't run.
package enum LocatorError: Error, Equatable, Sendable {
  /// No `Package.swift` in the folder nor in any above it.
  case noPackage(path: String)
  /// SwiftPM can't read the manifest; `reason` is what it says.
  case brokenManifest(path: String, reason: String)
  /// SwiftPM was still reading the manifest when its time was up.
  case endlessManifest(path: String, seconds: Int)
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
  case badName(String, reason: String)
  /// A target of that name is there already.
  case targetExists(String)
  case fileExists(path: String)
  case unwritable(path: String, reason: String)
  /// A consumer needs what no locator hands out.
  case unknownNeed(String, nearest: [String], known: [String])
  /// A consumer needs a requirement that an initializer can't locate.
  case unfitNeed(String, reason: String)
  case oldManifest(version: String, needed: String)
  case noDefaults
  /// Nothing of that name is drawn.
  case unknownNode(String, nearest: [String])
  case unknownInterface(String, nearest: [String])
  /// Several protocols have the name; `candidates` are qualified.
  case ambiguousInterface(String, candidates: [String])
  case unwritableFile(path: String, reason: String)
  /// No right fake of an interface can be written; `reason` says where, and why.
  case refusedFake(reason: String)
}

extension LocatorError: CustomStringConvertible {
  /// One line: what happened, to what, and what to do next.
  package var description: String {
    switch self {
    case .noPackage(let path):
      "no Package.swift in \(path) or any folder above it; name the package's folder with --package-path"
    case .brokenManifest(let path, let reason): "SwiftPM can't read \(path): \(reason)"
    case .endlessManifest(let path, let seconds):
      "SwiftPM hasn't read \(path) to its end in \(seconds) seconds; see what keeps it with "
        + "'swift package dump-package'"
    case .noTargets(let path): "the package in \(path) has no target with Swift sources to check"
    case .missingTarget(let name, let path): "the target '\(name)' has no folder at \(path)"
    case .unreadableFile(let path, let reason): "can't read \(path): \(reason)"
    case .unknownRule(let id, let nearest):
      "there is no rule '\(id)'" + Self.suggestion(nearest, else: "'locator rules' lists them")
    case .unknownInterface(let name, let nearest):
      "no protocol of the package is called '\(name)'"
        + Self.suggestion(nearest, else: "'locator fake --all' writes a fake of every interface")
    case .ambiguousInterface(let name, let candidates):
      "several protocols are called '\(name)': name one of \(candidates.joined(separator: ", "))"
    case .unwritableFile(let path, let reason): "can't write \(path): \(reason)"
    case .refusedFake(let reason): reason
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
    case .badName(let name, let reason): "'\(name)' can't be the name: \(reason)"
    case .targetExists(let name):
      "the package has a target '\(name)' already; take another name"
    case .fileExists(let path):
      "\(path) is there already, and nothing is overwritten; take another name, or move it away"
    case .unwritable(let path, let reason): "can't write \(path): \(reason)"
    case .unknownNeed(let name, let nearest, let known):
      "no locator hands out '\(name)'" + Self.suggestion(nearest, known: known)
    case .unfitNeed(let name, let reason):
      "an initializer can't locate '\(name)': \(reason); write this consumer by hand"
    case .oldManifest(let version, let needed):
      "the manifest is of swift-tools-version \(version), and traits need \(needed); raise it first"
    case .unknownNode(let name, let nearest):
      "nothing in the graph is named '\(name)'"
        + Self.suggestion(nearest, else: "'locator graph --format json' lists what is in it")
    case .noDefaults:
      "the package has no Defaults module to be an alternate of; 'locator new dependency' makes one"
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
