/// Every service locator of the package, and what each does for a requirement.
package final class ServiceLocatorTable {
  package private(set) var serviceLocators: [ServiceLocator] = []
  private let table: SymbolTable
  private let locators: LocatorTable
  private let types: TypeTable

  init(_ table: SymbolTable, _ locators: LocatorTable, _ types: TypeTable) {
    self.table = table
    self.locators = locators
    self.types = types
    for symbol in types.order {
      let inherited = types.superclasses(of: symbol).reversed().flatMap { superclass in
        obligations(of: superclass).map { (requirement: $0.requirement, from: superclass) }
      }
      let above = Set(inherited.map(\.requirement))
      let own = obligations(of: symbol).filter { !above.contains($0.requirement) }
      if !own.isEmpty || !inherited.isEmpty {
        serviceLocators.append(
          ServiceLocator(type: symbol, obligations: own, inherited: firstOfEach(inherited)))
      }
    }
  }

  private func firstOfEach(_ inherited: [(requirement: Int, from: Int)])
    -> [(requirement: Int, from: Int)]
  {
    var seen: Set<Int> = []
    return inherited.filter { seen.insert($0.requirement).inserted }
  }

  private func obligations(of symbol: Int) -> [(requirement: Int, by: Conformance)] {
    var seen: Set<Int> = []
    var found: [(requirement: Int, by: Conformance)] = []
    for (found_, conformance) in types.conformances(of: symbol) {
      for requirement in locators.ownRequirements(of: found_)
      where seen.insert(requirement).inserted {
        found.append((requirement, conformance))
      }
    }
    return found
  }

  /// Members of the type that are called for the requirement: those in the module of the conformance.
  ///
  /// A member of which the sources don't tell counts as one.
  package func witnesses(
    of requirement: Int, in symbol: Int, by conformance: Conformance
  ) -> [TypeMember] {
    (types.types[symbol]?.members ?? []).filter {
      $0.member.name == locators.requirements[requirement].name && $0.module == conformance.module
        && mismatch($0, of: symbol, for: requirement, by: conformance) == nil
    }
  }

  /// Members of a class above that are called for the requirement, whatever conforms to it.
  package func inheritedWitnesses(of requirement: Int, in symbol: Int) -> [TypeMember] {
    let witness = Witness(requirement: locators.requirements[requirement])
    return (types.types[symbol]?.members ?? []).filter {
      $0.member.name == witness.requirement.name && $0.module == table.symbols[symbol].module
        && witness.mismatch($0.member, $0.type).why == nil
    }
  }

  /// What surely keeps a type's member from being called for the requirement through the conformance.
  func mismatch(
    _ member: TypeMember, of symbol: Int, for requirement: Int, by conformance: Conformance
  ) -> Witness.Mismatch? {
    let witness = Witness(requirement: locators.requirements[requirement])
    if let why = witness.mismatch(member.member, member.type).why { return why }
    let known = (types.types[symbol]?.constraints ?? []) + conformance.constraints
    let narrowing = Narrowing(
      table: table, generics: Set(table.declaration(of: symbol).genericNames), known: known)
    return narrowing.isNarrowed(by: member.constraints) ? .constrained : nil
  }
}
