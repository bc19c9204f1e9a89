/// Finds the interfaces that a person, or a build, wants fakes of.
struct InterfaceSearch {
  private let index: FakeIndex

  init(_ index: FakeIndex) {
    self.index = index
  }

  /// The interfaces of these names.
  ///
  /// - Parameter names: `ReachabilityInterface`, or `Reachability.ReachabilityInterface` where two modules
  ///   have one of that name.
  /// - Throws: ``LocatorError`` for a name that no protocol has, or more than one.
  func interfaces(named names: [String]) throws(LocatorError) -> [FakeIndex.Found] {
    var chosen: [String: FakeIndex.Found] = [:]
    for name in names {
      let found = try interface(named: name)
      chosen[found.qualifiedName] = found
    }
    return chosen.values.sorted { $0.qualifiedName < $1.qualifiedName }
  }

  /// What locators hand out and whatever is called an interface; where there's neither, every protocol
  /// that another file can name. Those whose fake somebody wrote by hand are left out.
  ///
  /// - Parameters:
  ///   - modules: the modules of the interfaces; nil for all.
  ///   - fakeModules: the modules where a fake may stand that was written by hand; nil for all.
  func interfaces(of modules: Set<String>?, handWrittenIn fakeModules: Set<String>?)
    -> [FakeIndex.Found]
  {
    let all = index.protocols.filter { modules?.contains($0.source.module) ?? true }
    let handedOut = Set(
      all.filter { $0.declaration.name.hasSuffix("Locator") }.flatMap(\.declaration.existentials))
    let chosen = all.filter { found in
      let name = found.declaration.name
      return handedOut.contains(name)
        || name.hasSuffix("Interface") && !name.hasSuffix("ServiceLocatorInterface")
    }
    return (chosen.isEmpty ? all.filter { !isPrivate($0) } : chosen).filter {
      !isFaked($0, in: fakeModules)
    }
  }

  private func isPrivate(_ found: FakeIndex.Found) -> Bool {
    found.nominalSignature.access < .internal
  }

  private func isFaked(_ found: FakeIndex.Found, in modules: Set<String>?) -> Bool {
    index.declarations(named: FakePlanner.fakeName(of: found.declaration.name)).contains { fake in
      [.class, .actor, .struct].contains(fake.declaration.kind)
        && modules?.contains(fake.source.module) ?? true
    }
  }

  private func interface(named name: String) throws(LocatorError) -> FakeIndex.Found {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let named = index.declarations(named: last).filter {
      $0.declaration.kind == .protocol || $0.declaration.kind == .typealias
    }
    let matching = named.filter { $0.qualifiedName == name || $0.name == name }
    let all = matching.isEmpty ? named.filter { $0.qualifiedName.hasSuffix(".\(name)") } : matching
    guard let first = all.first else {
      let known = index.protocols.map(\.declaration.name)
      throw .unknownInterface(name, nearest: Spelling.nearest(to: last, among: Set(known).sorted()))
    }
    let others = Set(all.map(\.qualifiedName))
    guard others.count == 1 else {
      let places = all.map { "\($0.qualifiedName) (\(index.position(of: $0.place)))" }
      throw .ambiguousInterface(name, candidates: places.sorted())
    }
    return first
  }
}
