/// A platform that Swift code can ask for, with what it answers.
package struct Platform: Hashable, Sendable {
  package var name: String
  var systems: Set<String>
  var libraries: Set<String>

  private init(_ name: String, systems: Set<String>, libraries: Set<String>) {
    self.name = name
    self.systems = systems
    self.libraries = libraries
  }

  /// Linux stands first: it's what a condition that names another platform is compared with.
  static let all: [Platform] = [
    Platform("Linux", systems: ["Linux"], libraries: ["Glibc", "FoundationNetworking"]),
    Platform(
      "macOS", systems: ["macOS", "OSX"], libraries: ["Darwin", "AppKit", "Cocoa", "ObjectiveC"]),
    Platform("iOS", systems: ["iOS"], libraries: ["Darwin", "UIKit", "ObjectiveC"]),
    Platform("tvOS", systems: ["tvOS"], libraries: ["Darwin", "UIKit", "ObjectiveC"]),
    Platform("watchOS", systems: ["watchOS"], libraries: ["Darwin", "WatchKit", "ObjectiveC"]),
    Platform(
      "visionOS", systems: ["visionOS", "xrOS"], libraries: ["Darwin", "UIKit", "ObjectiveC"]),
    Platform("Windows", systems: ["Windows"], libraries: ["WinSDK", "CRT", "ucrt"]),
    Platform("Android", systems: ["Android"], libraries: ["Android", "Bionic"]),
    Platform("WASI", systems: ["WASI"], libraries: ["WASILibc"]),
    Platform("musl Linux", systems: ["Linux"], libraries: ["Musl"]),
  ]

  /// The platforms that can tell the atoms apart: those that are known, and any other that one names.
  static func candidates(for atoms: Set<Condition.Atom>) -> [Platform] {
    let known = all.reduce(into: Set<String>()) { $0.formUnion($1.systems) }
    let others = Set(atoms.filter { $0.question == "os" }.map(\.argument)).subtracting(known)
    return all + others.sorted().map { Platform($0, systems: [$0], libraries: []) }
  }

  /// The system's name in Swift code, for its name in a manifest's JSON, where it has no capital letters.
  static func system(named name: String) -> String {
    all.flatMap(\.systems).sorted().first { $0.lowercased() == name.lowercased() } ?? name
  }

  private static let libraries = all.reduce(into: Set<String>()) { $0.formUnion($1.libraries) }

  /// Whether the platform alone answers the atom.
  static func decides(_ atom: Condition.Atom) -> Bool {
    switch atom.question {
    case "os": true
    case "canImport": libraries.contains(atom.argument)
    default: false
    }
  }

  /// The platform's answer to an atom that it decides.
  func answers(_ atom: Condition.Atom) -> Bool {
    atom.question == "os" ? systems.contains(atom.argument) : libraries.contains(atom.argument)
  }
}
