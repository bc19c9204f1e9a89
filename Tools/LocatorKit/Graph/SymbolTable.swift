/// Every declared name of the package, and who sees it from where.
package final class SymbolTable {
  package let modules: [Module]
  package let files: [SourceUnit]
  package private(set) var symbols: [Symbol] = []
  private var byPath: [[String: [Int]]]
  private var symbolOfDeclaration: [[Int]]
  private let moduleIndex: [String: Int]
  /// For each file the modules it sees, with the declarations that scoped imports name; nil is all.
  private var visible: [[Int: Set<String?>]] = []
  private var declaringModules: [String: [Int]] = [:]

  init(modules: [Module], files: [SourceUnit]) {
    self.modules = modules
    self.files = files
    byPath = Array(repeating: [:], count: modules.count)
    symbolOfDeclaration = []
    moduleIndex = Dictionary(modules.map { ($0.name, $0.index) }) { first, _ in first }
    for (file, unit) in files.enumerated() { addSymbols(of: unit, file) }
    visible = visibleModules()
  }

  /// The module of that name, when the package has it.
  package func module(named name: String) -> Module? { moduleIndex[name].map { modules[$0] } }

  /// The declaration of a protocol or a type.
  package func declaration(of symbol: Int) -> DeclarationFact {
    files[symbols[symbol].file].facts.declarations[symbols[symbol].index]
  }

  /// The symbol that a file's declaration makes, extensions aside.
  func symbol(ofDeclaration index: Int, in file: Int) -> Int? {
    let symbol = symbolOfDeclaration[file][index]
    return symbol < 0 ? nil : symbol
  }

  /// Whether the file sees the module's names: it imports it in some build, or what re-exports it.
  func isVisible(_ module: Int, from file: Int) -> Bool { visible[file][module] != nil }

  private func addSymbols(of unit: SourceUnit, _ file: Int) {
    var ofDeclaration: [Int] = []
    for (index, declaration) in unit.facts.declarations.enumerated() {
      guard declaration.kind != .extension else {
        ofDeclaration.append(-1)
        continue
      }
      ofDeclaration.append(symbols.count)
      add(
        Symbol(
          kind: declaration.kind == .protocol ? .protocol : .type, module: unit.module, file: file,
          index: index, path: declaration.scope + declaration.name, access: declaration.access,
          condition: declaration.condition, position: declaration.position))
    }
    symbolOfDeclaration.append(ofDeclaration)
    for (index, alias) in unit.facts.typealiases.enumerated() {
      add(
        Symbol(
          kind: .alias, module: unit.module, file: file, index: index,
          path: alias.scope + [alias.name], access: alias.access, condition: alias.condition,
          position: alias.position))
    }
  }

  private func add(_ symbol: Symbol) {
    let path = Self.key([], symbol.path[...])
    if byPath[symbol.module][path] == nil {
      declaringModules[path, default: []].append(symbol.module)
    }
    byPath[symbol.module][path, default: []].append(symbols.count)
    symbols.append(symbol)
  }

  private func visibleModules() -> [[Int: Set<String?>]] {
    let exported = modules.map { module in
      module.files.flatMap { files[$0].facts.imports.filter(\.isExported) }
        .compactMap { moduleIndex[$0.module] }
    }
    return files.map { unit in
      var found: [Int: Set<String?>] = [:]
      for imported in unit.facts.imports {
        guard let first = moduleIndex[imported.module] else { continue }
        var open = [first]
        var seen: Set<Int> = []
        while let next = open.popLast() {
          guard seen.insert(next).inserted else { continue }
          found[next, default: []].insert(imported.declaration)
          open += exported[next]
        }
      }
      return found
    }
  }

  // MARK: Resolution

  /// The symbol that a name means there, or nil when the package doesn't tell which.
  func resolve(_ path: [String], in scope: Scope) -> Int? {
    guard let first = path.first else { return nil }
    let own = files[scope.file].module
    for depth in stride(from: scope.path.count, through: 0, by: -1) {
      let prefix = scope.path.prefix(depth)
      if let found = lookUp(Self.key(prefix, path[...]), in: own, from: scope.file) { return found }
      if path.count > 1, let found = throughAlias(Array(prefix), path, own, scope) { return found }
    }
    if let imported = imported(path, in: scope) { return imported }
    guard path.count > 1, let module = moduleIndex[first],
      module == own || visible[scope.file][module] != nil
    else { return nil }
    let rest = Self.key([], path.dropFirst())
    if let found = lookUp(rest, in: module, from: scope.file) { return found }
    let reexported = modules[module].files.flatMap { visibleThroughExport($0) }
    return only(reexported.compactMap { lookUp(rest, in: $0, from: scope.file) })
  }

  private func visibleThroughExport(_ file: Int) -> [Int] {
    files[file].facts.imports.filter(\.isExported).compactMap { moduleIndex[$0.module] }
  }

  private func imported(_ path: [String], in scope: Scope) -> Int? {
    let key = Self.key([], path[...])
    guard let declaring = declaringModules[key] else { return nil }
    var found: Set<Int> = []
    for module in declaring {
      guard let sights = visible[scope.file][module] else { continue }
      guard let symbol = lookUp(key, in: module, from: scope.file) else { continue }
      // A scoped import says which of several it means.
      if sights.contains(path[0]) { return symbol }
      if sights.contains(nil) { found.insert(symbol) }
    }
    return only(Array(found))
  }

  /// A type nested in what a typealias names.
  private func throughAlias(_ prefix: [String], _ path: [String], _ module: Int, _ scope: Scope)
    -> Int?
  {
    guard let first = path.first,
      let alias = lookUp(Self.key(prefix[...], [first]), in: module, from: scope.file),
      symbols[alias].kind == .alias,
      case .named(let target) = files[symbols[alias].file].facts.typealiases[symbols[alias].index]
        .target, target != [first]
    else { return nil }
    return resolve(
      target + path.dropFirst(),
      in: Scope(file: symbols[alias].file, path: symbols[alias].path.dropLast()))
  }

  private func only(_ found: [Int]) -> Int? {
    Set(found).count == 1 ? found.first : nil
  }

  /// The names joined by dots; most are one, and need no text of their own.
  private static func key(_ prefix: ArraySlice<String>, _ path: ArraySlice<String>) -> String {
    if prefix.isEmpty, path.count == 1, let only = path.first { return only }
    return (prefix + path).joined(separator: ".")
  }

  private func lookUp(_ key: String, in module: Int, from file: Int) -> Int? {
    guard let found = byPath[module][key] else { return nil }
    if found.count == 1, symbols[found[0]].access > .fileprivate { return found[0] }
    let seen = found.filter { symbols[$0].access > .fileprivate || symbols[$0].file == file }
    // A file's own private declaration comes before the module's.
    return seen.first { symbols[$0].access <= .fileprivate } ?? seen.first
  }
}
