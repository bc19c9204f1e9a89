import SwiftParser
import SwiftSyntax

/// The imports that a fake needs: its protocol's module, and of its protocol's file those that the
/// signatures need.
struct ImportList {
  indirect enum Line: Hashable, Sendable {
    case plain(Import)
    case conditional([Branch])
  }

  struct Branch: Hashable, Sendable {
    var directive: String
    var lines: [Line]
  }

  struct Import: Hashable, Sendable {
    /// `@preconcurrency` and others, but for access.
    var attributes: String
    var access: Access
    /// `struct Module.Name`, or a module's path.
    var path: String
    var module: String

    var text: String {
      let modifier = access >= .package ? access == .package ? "package " : "public " : ""
      return (attributes.isEmpty ? "" : attributes + " ") + "\(modifier)import \(path)"
    }
  }

  private(set) var lines: [Line] = []

  /// Every module that it may import, in whatever branch.
  var modules: [String] { lines.flatMap(\.modules) }

  init() {}

  /// - Parameter origins: the files of the protocol and those that it inherits.
  init(for access: Access, of origins: [Inheritance.Origin], in scope: FakeScope) {
    for (index, origin) in origins.enumerated() {
      if index == 0 {
        // That a package's class conforms to a protocol doesn't count as a use of its module.
        addModule(
          origin.source.module, access == .package ? .internal : access,
          isTestable: access == .internal)
      }
      addNames(of: origin, access, isTestable: access == .internal, in: scope)
    }
    var own = ImportList()
    for origin in scope.made {
      own.addNames(of: origin, .internal, isTestable: access == .internal, in: scope)
    }
    add(own)
  }

  private mutating func addNames(
    of origin: Inheritance.Origin, _ access: Access, isTestable: Bool, in scope: FakeScope
  ) {
    var strange: Set<String> = []
    for path in origin.names.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      if let found = Self.found(path, origin, scope) {
        addModule(found.source.module, access, isTestable: isTestable)
      } else if !StandardNames.isKnown(path), let name = path.first {
        strange.insert(name)
      }
    }
    if !strange.isEmpty { addOutside(strange, of: origin, access, scope.index.modules) }
  }

  private static func found(
    _ path: [String], _ origin: Inheritance.Origin, _ scope: FakeScope
  ) -> FakeIndex.Found? {
    scope.type(path, from: .init(source: origin.source, around: []))
      ?? scope.type(Array(path.prefix(1)), from: .init(source: origin.source, around: []))
  }

  /// A module whose access is internal is imported with what it keeps to itself.
  private mutating func addModule(_ module: String, _ access: Access, isTestable: Bool) {
    let attributes = isTestable ? "@testable" : ""
    add(.plain(Import(attributes: attributes, access: access, path: module, module: module)))
  }

  /// Nobody but the compiler knows which module a name is from that the package doesn't declare: all
  /// that the file imports may be asked for, where it's more than one, by what is known of their names.
  private mutating func addOutside(
    _ names: Set<String>, of origin: Inheritance.Origin, _ access: Access, _ modules: Set<String>
  ) {
    let tree = Parser.parse(source: origin.source.imports)
    let reader = ImportReader(access: access, modules: modules, names: names)
    for line in reader.lines(of: tree) { add(line) }
  }

  /// Adds what the fake's own code needs.
  ///
  /// - Parameter kind: of the one declaration that is imported; nil for a whole module.
  mutating func addOwn(_ path: String, kind: String? = nil) {
    add(
      .plain(
        Import(
          attributes: "", access: .internal, path: (kind.map { "\($0) " } ?? "") + path,
          module: path)))
  }

  /// Adds a function of a module that not every platform has for this target.
  mutating func addOwn(function path: String, ifThereIs module: String) {
    let line = Line.plain(
      Import(attributes: "", access: .internal, path: "func \(path)", module: module))
    add(.conditional([Branch(directive: "#if canImport(\(module))", lines: [line])]))
  }

  /// Adds what another fake in the same file needs, or another part of this one.
  mutating func add(_ other: ImportList) {
    for line in other.lines { add(line) }
  }

  private mutating func add(_ line: Line) {
    if let index = lines.firstIndex(where: { $0.imports == line.imports }) {
      lines[index] = lines[index].joined(with: line)
    } else {
      lines.append(line)
    }
  }
}

extension ImportList.Line {
  fileprivate var modules: [String] {
    switch self {
    case .plain(let line): [line.module]
    case .conditional(let branches): branches.flatMap { $0.lines.flatMap(\.modules) }
    }
  }

  /// What it imports, with whatever access.
  fileprivate var imports: [String] {
    switch self {
    case .plain(let line): [line.path]
    case .conditional(let branches):
      branches.flatMap { [$0.directive] + $0.lines.flatMap(\.imports) }
    }
  }

  /// The same import for the purposes of both: the wider access, and what is kept to itself stays asked for.
  fileprivate func joined(with other: Self) -> Self {
    switch (self, other) {
    case (.plain(var line), .plain(let other)):
      line.access = max(line.access, other.access)
      if other.attributes == "@testable" { line.attributes = other.attributes }
      return .plain(line)
    case (.conditional(let branches), .conditional(let others)):
      return .conditional(
        zip(branches, others).map { branch, other in
          ImportList.Branch(
            directive: branch.directive,
            lines: zip(branch.lines, other.lines).map { $0.joined(with: $1) })
        })
    default: return self
    }
  }
}

/// Reads the imports of a file that may declare what the package doesn't.
private struct ImportReader {
  let access: Access
  /// The package's own modules, which are known without.
  let modules: Set<String>
  /// The names that are looked for.
  let names: Set<String>

  func lines(of tree: SourceFileSyntax) -> [ImportList.Line] {
    let all = lines(tree.statements)
    // One import can only be the one.
    return all.count == 1 ? all : all.filter(asksFor)
  }

  private func lines(_ statements: CodeBlockItemListSyntax) -> [ImportList.Line] {
    statements.compactMap { statement in
      if let node = statement.item.as(ImportDeclSyntax.self) { return line(node) }
      guard let condition = statement.item.as(IfConfigDeclSyntax.self) else { return nil }
      let branches = condition.clauses.map { clause in
        let words = clause.condition.map { " \($0.trimmedDescription)" } ?? ""
        guard case .statements(let inner) = clause.elements else {
          return ImportList.Branch(directive: clause.poundKeyword.text + words, lines: [])
        }
        return ImportList.Branch(
          directive: clause.poundKeyword.text + words, lines: lines(inner))
      }
      return branches.allSatisfy(\.lines.isEmpty) ? nil : .conditional(branches)
    }
  }

  private func line(_ node: ImportDeclSyntax) -> ImportList.Line? {
    let path = node.path.map(\.name.text)
    guard let module = path.first, !modules.contains(module), module != "Swift" else { return nil }
    let kind = node.importKindSpecifier.map { "\($0.text) " } ?? ""
    let attributes = node.attributes.map(\.trimmedDescription)
      .filter { !$0.hasPrefix("@testable") && !$0.hasPrefix("@_exported") }
    return .plain(
      .init(
        attributes: attributes.joined(separator: " "), access: access,
        path: kind + path.joined(separator: "."), module: module))
  }

  /// Whether a known module declares one of the names; a module that isn't known may, as long as a
  /// name is left that no known one declares.
  private func asksFor(_ line: ImportList.Line) -> Bool {
    switch line {
    case .plain(let known):
      if let declared = KnownModules.names[known.module] {
        return !names.isDisjoint(with: declared)
      }
      return !names.subtracting(KnownModules.names.values.joined()).isEmpty
    case .conditional(let branches): return branches.contains { $0.lines.contains(where: asksFor) }
    }
  }
}
