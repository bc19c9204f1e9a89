/// A compiler with the language version that it's told to read: what `compiler(…)` and `swift(…)` ask for.
package struct Dialect: Hashable, Sendable {
  private var compiler: SwiftVersion
  private var language: SwiftVersion

  /// The first and the last of each minor release, up to the one whose parser reads the files.
  private static let compilers: [SwiftVersion] = {
    let minors = (0...10).map { (5, $0) } + (0...3).map { (6, $0) }
    return minors.flatMap { [SwiftVersion($0.0, $0.1), SwiftVersion($0.0, $0.1, 9)] }
  }()

  /// Every dialect that the package may be built in, the newest first: no compiler is older than the
  /// tools that its manifest asks for.
  static func all(for package: PackageModel) -> [Dialect] {
    let tools = package.toolsVersion.flatMap { SwiftVersion($0[...]) }
    let usable = compilers.filter { compiler in tools.map { compiler >= $0 } ?? true }
    let declared = (package.languageModes ?? []).compactMap { SwiftVersion($0[...]) }
    let modes = declared.isEmpty ? tools.map { [SwiftVersion($0.major, 0)] } ?? [] : declared
    let known = modes.isEmpty ? [SwiftVersion(6, 0), SwiftVersion(5, 0)] : modes
    return (usable.isEmpty ? compilers.suffix(1) : usable).reversed().flatMap { compiler in
      known.sorted(by: >).map {
        Dialect(compiler: compiler, language: language(in: $0, by: compiler))
      }
    }
  }

  /// A newer compiler reads an older language as the last version that it had.
  private static func language(in mode: SwiftVersion, by compiler: SwiftVersion) -> SwiftVersion {
    if mode.major >= compiler.major { return compiler }
    return mode.major == 5 ? SwiftVersion(5, 10) : SwiftVersion(4, 2)
  }

  /// Whether the compiler and the language alone answer the atom.
  static func decides(_ atom: Condition.Atom) -> Bool { comparison(atom) != nil }

  /// What all of the dialects answer; nil when they differ, or when it's nothing that they decide.
  static func answer(to atom: Condition.Atom, in dialects: [Dialect]) -> Condition? {
    guard decides(atom), let first = dialects.first?.answers(atom),
      dialects.allSatisfy({ $0.answers(atom) == first })
    else { return nil }
    return first ? .always : .never
  }

  /// The dialect's answer to an atom that it decides.
  func answers(_ atom: Condition.Atom) -> Bool {
    guard let (isAtLeast, version) = Self.comparison(atom) else { return false }
    let own = atom.question == "compiler" ? compiler : language
    return isAtLeast ? own >= version : own < version
  }

  private static func comparison(_ atom: Condition.Atom) -> (isAtLeast: Bool, SwiftVersion)? {
    guard atom.question == "swift" || atom.question == "compiler" else { return nil }
    let text = atom.argument.filter { !$0.isWhitespace }
    let isAtLeast = text.hasPrefix(">=")
    guard isAtLeast || text.hasPrefix("<"),
      let version = SwiftVersion(text.dropFirst(isAtLeast ? 2 : 1))
    else { return nil }
    return (isAtLeast, version)
  }
}

extension Dialect: CustomStringConvertible {
  /// The dialect as a person names it: `Swift 6.2`, `Swift 6.2 in language mode 5`.
  package var description: String {
    "Swift \(compiler)" + (language == compiler ? "" : " in language mode \(language.major)")
  }
}
