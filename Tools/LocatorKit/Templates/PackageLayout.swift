/// Where a package keeps what, told by the targets that it has.
struct PackageLayout {
  /// The folder of modules: `Modules`, `Sources`.
  let modules: String
  /// The folder of test modules.
  let tests: String
  /// The module of fakes, and its folder.
  let fakes: (name: String, folder: String)
  let hasFakes: Bool
  /// The modules of defaults, the main one first; empty when there is none yet.
  let defaults: [String]

  /// This project's own, which a new package begins with.
  static let own = PackageLayout(
    modules: "Modules", tests: "Tests", fakes: ("Fakes", "Tests/Fakes"), hasFakes: true,
    defaults: ["Defaults"])

  private init(
    modules: String, tests: String, fakes: (name: String, folder: String), hasFakes: Bool,
    defaults: [String]
  ) {
    self.modules = modules
    self.tests = tests
    self.fakes = fakes
    self.hasFakes = hasFakes
    self.defaults = defaults
  }

  init(_ graph: PackageGraph) {
    let targets = graph.package.targets
    func parents(_ kind: PackageModel.Target.Kind) -> [String] {
      targets.filter { $0.kind == kind && !$0.name.hasSuffix("Fakes") }.compactMap(Self.folder).map(
        Self.parent)
    }
    modules = Self.mostFrequent(parents(.library).filter { !$0.hasPrefix("Tests") }) ?? "Sources"
    tests = Self.mostFrequent(parents(.test)) ?? "Tests"
    let known = targets.first { $0.name == "Fakes" } ?? targets.first { $0.name.hasSuffix("Fakes") }
    hasFakes = known != nil
    fakes = (known?.name ?? "Fakes", known.flatMap(Self.folder) ?? "\(tests)/Fakes")
    let all = graph.modules.filter(\.isDefaults).map(\.name).sorted()
    defaults = all.filter { $0 == "Defaults" } + all.filter { $0 != "Defaults" }
  }

  /// The folder of a module that is there.
  func folder(of module: String, in package: PackageModel) -> String {
    package.targets.first { $0.name == module }.flatMap(Self.folder) ?? "\(modules)/\(module)"
  }

  /// The target's folder, as its sources tell: the part of their path that ends with its name.
  private static func folder(_ target: PackageModel.Target) -> String? {
    guard let source = target.sources.first else { return nil }
    let parts = source.split(separator: "/").dropLast()
    guard let index = parts.firstIndex(of: target.name[...]) else {
      return parts.joined(separator: "/")
    }
    return parts[...index].joined(separator: "/")
  }

  private static func parent(_ folder: String) -> String {
    folder.split(separator: "/").dropLast().joined(separator: "/")
  }

  private static func mostFrequent(_ names: [String]) -> String? {
    Dictionary(grouping: names.filter { !$0.isEmpty }, by: { $0 })
      .max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.key
  }
}
