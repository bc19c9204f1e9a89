/// Every default of the package, and what stands in a locator's extension without being one.
package final class DefaultTable {
  /// A member of a locator's extension that hands out an interface no requirement asks for.
  package struct Stray: Sendable {
    package var file: Int
    package var member: MemberFact
    package var locator: Int
    /// The requirement whose name it has, or nearly has.
    package var near: Int?
    var mismatch: Witness.Mismatch?
  }

  /// A member of a locator's extension that no requirement has the name and shape of.
  struct Helper: Sendable {
    var extended: Int
    var file: Int
    var member: MemberFact
  }

  package private(set) var defaults: [Default] = []
  package private(set) var strays: [Stray] = []
  private var helpers: [String: [Helper]] = [:]
  private let table: SymbolTable
  private let locators: LocatorTable
  private let types: TypeTable
  private let resolver: TypeResolver

  init(_ table: SymbolTable, _ locators: LocatorTable, _ types: TypeTable) {
    self.table = table
    self.locators = locators
    self.types = types
    resolver = TypeResolver(table: table)
    for file in table.files.indices {
      for declaration in table.files[file].facts.declarations where declaration.kind == .extension {
        add(declaration, file)
      }
    }
  }

  /// The defaults of a requirement, in the order of files.
  package func defaults(of requirement: Int) -> [Default] {
    defaults.filter { $0.requirements.contains(requirement) }
  }

  /// The members of locators' extensions that have the name and are no defaults.
  func helpers(named name: String) -> [Helper] { helpers[name] ?? [] }

  private func add(_ declaration: DeclarationFact, _ file: Int) {
    let scope = Scope(file: file, path: declaration.scope)
    let extended = resolver.protocols(.named(declaration.name), in: scope)
    guard extended.count == 1, let locator = extended.first else { return }
    let inner = Scope(
      file: file, path: table.symbols[locator].path,
      generics: Set(
        locators.closure(of: locator).flatMap {
          table.declaration(of: $0).associatedTypes.map(\.name)
        }))
    let constraints = declaration.constraints.map { Constraint($0, in: scope, resolver) }
    let own = locators.requirements(of: locator)
    let conforming = constraints.filter { $0.subject == "Self" && $0.kind == .conforms }
      .flatMap(\.types).compactMap { type -> Int? in
        if case .interface(let names) = type { names.symbols.first } else { nil }
      }
    let all = Set(own + conforming.flatMap { locators.requirements(of: $0) }).sorted()
    guard !all.isEmpty else { return }
    for member in declaration.members where member.kind != .other {
      add(member, of: locator, all, constraints, inner)
    }
  }

  private func add(
    _ member: MemberFact, of locator: Int, _ requirements: [Int],
    _ constraints: [Constraint], _ scope: Scope
  ) {
    let type = member.type.map { resolver.resolve($0, in: scope) }
    let named = requirements.filter { locators.requirements[$0].name == member.name }
    let provided = named.filter {
      Witness(requirement: locators.requirements[$0]).mismatch(member, type).why == nil
    }
    if provided.isEmpty {
      helpers[member.name, default: []].append(
        Helper(extended: locator, file: scope.file, member: member))
      addStray(member, type, of: locator, requirements, scope)
    } else {
      defaults.append(
        Default(
          index: defaults.count, requirements: provided, file: scope.file,
          module: table.files[scope.file].module, extended: locator, constraints: constraints,
          member: member))
    }
  }

  private func addStray(
    _ member: MemberFact, _ type: ResolvedType?, of locator: Int, _ requirements: [Int],
    _ scope: Scope
  ) {
    guard locators.locators.contains(locator), table.symbols[locator].access > .fileprivate,
      member.parameters == .none, member.access > .fileprivate, !member.isGeneric,
      type.map({ handsOut($0, requirements) }) == true
    else { return }
    let same = requirements.first { locators.requirements[$0].name == member.name }
    let near = requirements.first {
      Spelling.isNear(member.name, locators.requirements[$0].name)
        && locators.requirements[$0].type == type
    }
    // A static helper that no requirement resembles is nobody's override.
    if member.isStatic, same == nil { return }
    strays.append(
      Stray(
        file: scope.file, member: member, locator: locator, near: same ?? near,
        mismatch: same.flatMap {
          Witness(requirement: locators.requirements[$0]).mismatch(member, type).why
        }))
  }

  /// Whether a value of the type is an interface, or an implementation of one that the locator is about.
  private func handsOut(_ type: ResolvedType, _ requirements: [Int]) -> Bool {
    switch type {
    case .interface(let names), .opaque(let names):
      return names.symbols.contains { symbol in
        locators.closure(of: symbol).contains(where: locators.interfaces.contains)
      }
    case .optional(let inner): return handsOut(inner, requirements)
    case .type(let symbol):
      let conformed = types.allConformances(of: symbol)
      return requirements.contains { !locators.interfaces(of: $0).isDisjoint(with: conformed) }
    default: return false
    }
  }
}
