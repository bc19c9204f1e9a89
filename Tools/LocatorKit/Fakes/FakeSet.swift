/// The interfaces whose fakes are written together, and what the fakes are called.
struct FakeSet: Sendable {
  let interfaces: [FakeIndex.Found]
  /// The fake's name for each interface's qualified name.
  let names: [String: String]

  /// - Parameter interfaces: each once.
  init(_ interfaces: [FakeIndex.Found]) {
    self.interfaces = interfaces.sorted { $0.qualifiedName < $1.qualifiedName }
    let names = self.interfaces.map { FakePlanner.fakeName(of: $0.declaration.name) }
    let count = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    self.names = Dictionary(
      zip(self.interfaces, names).map { interface, name in
        // Two of one name are told apart by their modules.
        let own = "Fake\(interface.source.module)\(name.dropFirst("Fake".count))"
        return (interface.qualifiedName, count[name] == 1 ? name : own)
      }
    ) { first, _ in first }
  }

  func name(of interface: FakeIndex.Found) -> String {
    names[interface.qualifiedName] ?? FakePlanner.fakeName(of: interface.declaration.name)
  }
}
