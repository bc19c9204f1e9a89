import SwiftParser

/// What the parts of a dependency are called, from its name and its implementation's technology.
package struct DependencyNames: Hashable, Sendable {
  /// `Payments`: the interface module, and what the other names are made of.
  package let module: String
  /// `Stripe`
  package let technology: String

  /// - Throws: ``LocatorError/badName(_:reason:)`` for a name that Swift or the pattern can't have.
  package init(_ name: String, technology: String) throws(LocatorError) {
    try Self.check(name)
    for ending in ["ServiceLocatorInterface", "Interface", "Locator"] where name.hasSuffix(ending) {
      throw .badName(
        name, reason: "'\(ending)' is added to it; leave it off: '\(name.dropLast(ending.count))'")
    }
    try Self.check(technology)
    module = name
    self.technology = technology
    guard requirement.isValidSwiftIdentifier(for: .variableName) else {
      throw .badName(
        name, reason: "its requirement would be '\(requirement)()', and that's a keyword")
    }
  }

  package var interface: String { module + "Interface" }
  package var locator: String { module + "Locator" }
  package var serviceLocatorInterface: String { module + "ServiceLocatorInterface" }
  package var fake: String { "Fake" + module }
  package var implementationModule: String { module + technology }
  package var implementation: String { technology + module }
  package var testModule: String { implementationModule + "Tests" }
  /// `payments`, `urlCache`: the name with its first word in small letters.
  package var requirement: String { Self.lowercased(module) }

  /// The words as a sentence has them: `url cache`.
  package var words: String {
    var words = ""
    for letter in requirement {
      words += letter.isUppercase ? " \(letter.lowercased())" : String(letter)
    }
    return words
  }

  /// Refuses what is no Swift identifier, is a keyword, or doesn't begin with a capital letter.
  static func check(_ name: String) throws(LocatorError) {
    guard name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }),
      name.first?.isNumber == false, !name.isEmpty
    else {
      throw .badName(name, reason: "it has to be made of letters and digits, a letter first")
    }
    guard name.first?.isUppercase == true else {
      let better = name.prefix(1).uppercased() + name.dropFirst()
      throw .badName(name, reason: "a module begins with a capital letter: '\(better)'")
    }
    guard name.isValidSwiftIdentifier(for: .variableName),
      !["Type", "Protocol", "Swift"].contains(name)
    else { throw .badName(name, reason: "that's a keyword of Swift") }
  }

  private static func lowercased(_ name: String) -> String {
    let capitals = name.prefix { $0.isUppercase }
    let word =
      capitals.count > 1 && capitals.count < name.count
      ? capitals.dropLast() : capitals
    return word.lowercased() + name.dropFirst(word.count)
  }
}
