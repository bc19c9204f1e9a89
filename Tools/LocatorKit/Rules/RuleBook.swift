/// Every rule, in the order of the documentation.
package enum RuleBook {
  package static let all: [any Rule.Type] = [
    DuplicateDefaultRule.self,
    DefaultOutsideDefaultsRule.self,
    DefaultNotVisibleRule.self,
    MissingDefaultRule.self,
    NotARequirementRule.self,
    DeadOverrideRule.self,
    InterfaceNotPureRule.self,
    ImportsImplementationRule.self,
    ImportsDefaultsRule.self,
    WideLocatorRule.self,
    CycleRule.self,
    UnusedLocatorRule.self,
    IncompleteAlternateRule.self,
    UnusedIgnoreRule.self,
  ]

  /// The rule of that name.
  package static func rule(_ id: String) -> (any Rule.Type)? { all.first { $0.id == id } }

  /// The rule that a person names.
  ///
  /// - Throws: ``LocatorError/unknownRule(_:nearest:)`` with the names that come near.
  package static func known(_ id: String) throws(LocatorError) -> any Rule.Type {
    guard let rule = rule(id) else {
      throw .unknownRule(id, nearest: Spelling.nearest(to: id, among: all.map { $0.id }))
    }
    return rule
  }
}
