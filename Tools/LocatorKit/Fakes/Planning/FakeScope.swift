/// Where names are looked up from: a declaration of the package, and what its file imports.
final class FakeScope {
  let index: FakeIndex
  /// Every name that was looked up: what the fake depends on beside its own protocol.
  private(set) var names: Set<String> = []
  /// What the fake makes values of, by the files that name it.
  private(set) var made: [Inheritance.Origin] = []
  /// The types that the fake names without their modules, though others have the name: these are their modules.
  private(set) var untold: [String: String] = [:]

  init(_ index: FakeIndex) {
    self.index = index
  }

  /// The type of this path, as it's seen from a module and the types around the place.
  ///
  /// The nearest one wins, as for the compiler: in the types around, in the module, in any other.
  func type(_ path: [String], from place: Place) -> FakeIndex.Found? {
    candidates(path, from: place).first
  }

  /// All declarations and extensions of a type.
  func parts(of type: FakeIndex.Found) -> [FakeIndex.Found] {
    names.insert(type.declaration.name)
    return index.declarations(named: type.declaration.name).filter { part in
      part.declaration.path.last == type.declaration.name
        && (part.declaration.kind == .extension
          || part.declaration.path == type.declaration.path
            && part.source.module == type.source.module)
    }
  }

  /// Notes that the fake depends on whatever has this name.
  func note(_ name: String) { names.insert(name) }

  /// Notes that the fake can't name a type's module.
  func noteUntold(_ name: String, of module: String) { untold[name] = module }

  /// Notes that the fake makes a value of the type of this path, as the file names it.
  func make(_ path: [String], in source: OutlinedSource) {
    if let index = made.firstIndex(where: { $0.source === source }) {
      made[index].names.insert(path)
    } else {
      made.append(Inheritance.Origin(source: source, names: [path]))
    }
  }

  private func candidates(_ path: [String], from place: Place) -> [FakeIndex.Found] {
    guard let last = path.last, !place.hides(path) else { return [] }
    names.insert(last)
    let all = index.declarations(named: last).filter { $0.declaration.kind != .extension }
    guard !all.isEmpty else { return [] }
    for count in stride(from: place.around.count, through: 0, by: -1) {
      let full = place.around.prefix(count) + path
      let own = all.filter {
        $0.declaration.path == Array(full) && $0.source.module == place.module
      }
      if !own.isEmpty { return own }
    }
    let others = all.filter { $0.declaration.path == path && isMeant($0, from: place) }
    if !others.isEmpty { return others }
    guard path.count > 1, index.modules.contains(path[0]) else { return [] }
    return all.filter {
      $0.source.module == path[0] && $0.declaration.path == Array(path.dropFirst())
    }
  }

  /// Whether a name may mean another module's type, where the file imports a module of the toolchain that has one, too.
  private func isMeant(_ type: FakeIndex.Found, from place: Place) -> Bool {
    let others = KnownModules.modules(declaring: type.declaration.path[0])
    return !others.contains(where: place.source.isImporting)
      || place.source.isImporting(type.source.module)
  }

  /// A file, and the types around a place in it.
  struct Place: Sendable {
    var source: OutlinedSource
    var around: [String]
    /// The generic parameters and associated types there: what is declared elsewhere under their names can't be
    /// seen.
    var hidden: Set<String> = []

    var module: String { source.module }

    /// Whether the path begins with a generic parameter or an associated type.
    func hides(_ path: [String]) -> Bool { path.first.map(hidden.contains) ?? false }

    func hiding(_ names: Set<String>) -> Place {
      var place = self
      place.hidden.formUnion(names)
      return place
    }
  }
}

extension FakeScope.Place {
  init(of found: FakeIndex.Found) {
    source = found.source
    around = found.declaration.path.dropLast()
  }

  /// A place between the braces of a type.
  init(inside found: FakeIndex.Found) {
    source = found.source
    around = found.declaration.path
  }
}
