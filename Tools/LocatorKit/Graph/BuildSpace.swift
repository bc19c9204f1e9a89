/// The builds that a set of conditions asks for.
package struct BuildSpace: Sendable {
  package let builds: [Build]
  package let dimensions: [Build.Dimension]

  /// More builds than this aren't tried one by one: each dimension is then varied alone.
  static let limit = 256

  /// - Parameters:
  ///   - conditions: every condition that matters to the question.
  ///   - modules: the package's modules, whose `canImport` the traits decide.
  init(_ conditions: [Condition], of package: PackageModel, modules: Set<String>) {
    let atoms = Set(conditions.flatMap(\.atoms))
    let traitNames = Set(package.traits.map(\.name))
    let ofModules = atoms.contains { $0.question == "canImport" && modules.contains($0.argument) }
    let asksForTraits = atoms.contains { $0.question == nil && traitNames.contains($0.argument) }
    let platformAtoms = atoms.filter(Platform.decides)
    let dialectAtoms = atoms.filter(Dialect.decides)
    let free = atoms.filter {
      !Platform.decides($0) && !Dialect.decides($0)
        && !($0.question == nil && traitNames.contains($0.argument))
        && !($0.question == "canImport" && modules.contains($0.argument))
        && !Self.isSettled($0)
    }.sorted()
    let traits =
      asksForTraits || ofModules ? Self.traitChoices(of: package) : [([], nil)]
    let platforms = Self.platforms(for: platformAtoms, in: conditions)
    let dialects = Self.dialects(for: dialectAtoms, of: package)
    var dimensions: [Build.Dimension] = []
    if traits.count > 1 { dimensions.append(.traits) }
    if platforms.count > 1 { dimensions.append(.platform) }
    if dialects.count > 1 { dimensions.append(.dialect) }
    self.dimensions = dimensions + free.map(Build.Dimension.atom)
    builds = Self.combine(traits, platforms, dialects, free)
  }

  /// Atoms whose answer is the same in every build of a package.
  static func isSettled(_ atom: Condition.Atom) -> Bool {
    atom.question == nil && atom.argument == "SWIFT_PACKAGE"
  }

  private static func combine(
    _ traits: [(on: Set<String>, choice: String?)], _ platforms: [Platform?],
    _ dialects: [Dialect?], _ free: [Condition.Atom]
  ) -> [Build] {
    let answers = answers(free, others: traits.count * platforms.count * dialects.count)
      .filter(isPossible)
    return traits.flatMap { trait in
      platforms.flatMap { platform in
        dialects.flatMap { dialect in
          answers.map {
            Build(
              traits: trait.on, traitChoice: trait.choice, platform: platform, dialect: dialect,
              answers: $0)
          }
        }
      }
    }
  }

  /// Whether no two answers exclude each other: a program is for one processor, and built one way.
  private static func isPossible(_ answers: [Condition.Atom: Bool]) -> Bool {
    let groups = answers.filter(\.value).compactMap { atom, _ -> String? in
      if let question = atom.question { return exclusive.contains(question) ? question : nil }
      return ["DEBUG", "RELEASE"].contains(atom.argument) ? "configuration" : nil
    }
    return Set(groups).count == groups.count
  }

  /// Questions to which one answer alone is yes.
  private static let exclusive: Set<String> = [
    "arch", "targetEnvironment", "_endian", "_pointerBitWidth", "_runtime",
  ]

  private static func answers(_ free: [Condition.Atom], others: Int) -> [[Condition.Atom: Bool]] {
    let none = Dictionary(uniqueKeysWithValues: free.map { ($0, false) })
    guard free.count < 12, others << free.count <= limit else {
      let all = none.mapValues { _ in true }
      return [none, all]
        + free.flatMap { atom in
          [none.merging([atom: true]) { $1 }, all.merging([atom: false]) { $1 }]
        }
    }
    return free.reduce([none]) { built, atom in
      built + built.map { $0.merging([atom: true]) { $1 } }
    }
  }

  /// No trait, the default traits, and each trait alone, with what each turns on.
  private static func traitChoices(of package: PackageModel) -> [(Set<String>, String?)] {
    let enables = Dictionary(package.traits.map { ($0.name, $0.enables) }) { first, _ in first }
    func closure(_ names: [String]) -> Set<String> {
      var on: Set<String> = []
      var open = names
      while let next = open.popLast() {
        if on.insert(next).inserted { open += enables[next] ?? [] }
      }
      return on
    }
    var choices: [(Set<String>, String?)] = []
    func add(_ on: Set<String>, _ words: String) {
      if !choices.contains(where: { $0.0 == on }) { choices.append((on, words)) }
    }
    add(
      closure(package.defaultTraits),
      package.defaultTraits.isEmpty ? "without traits" : "with the default traits")
    add([], "without traits")
    for trait in package.traits.map(\.name).sorted() {
      add(closure([trait]), "with the trait \(trait)")
    }
    return choices
  }

  /// The platforms that the atoms tell apart: each that is named, and one that isn't where the
  /// conditions have a branch for it.
  private static func platforms(for atoms: Set<Condition.Atom>, in conditions: [Condition])
    -> [Platform?]
  {
    guard !atoms.isEmpty else { return [nil] }
    var seen: Set<Set<Condition.Atom>> = []
    var named: [Platform] = []
    var other: Platform?
    for platform in Platform.candidates(for: atoms) {
      let yes = atoms.filter(platform.answers)
      if yes.isEmpty {
        other = other ?? platform
      } else if seen.insert(yes).inserted {
        named.append(platform)
      }
    }
    let hasBranchForOthers =
      other.map { platform in
        named.count == 1
          || conditions.contains { condition in
            condition.atoms.contains(where: atoms.contains)
              && condition.holds { Platform.decides($0) && platform.answers($0) }
          }
      } ?? false
    return named + (hasBranchForOthers ? [other] : [])
  }

  /// The dialects that the atoms tell apart, the newest of each.
  private static func dialects(for atoms: Set<Condition.Atom>, of package: PackageModel)
    -> [Dialect?]
  {
    guard !atoms.isEmpty else { return [nil] }
    var seen: Set<Set<Condition.Atom>> = []
    return Dialect.all(for: package).filter { dialect in
      seen.insert(atoms.filter(dialect.answers)).inserted
    }
  }
}
