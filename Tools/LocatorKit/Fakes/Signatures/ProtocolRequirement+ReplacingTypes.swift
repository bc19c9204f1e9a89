extension GenericConstraint {
  func replacingTypes(_ change: (SignatureType) -> SignatureType) -> GenericConstraint {
    GenericConstraint(left: change(left), isSameType: isSameType, right: change(right))
  }
}

extension ProtocolRequirement {
  /// The requirement with every type replaced.
  ///
  /// - Parameter replacement: is given the names of the requirement's generic parameters, too, which mean nothing else
  ///   in its types.
  func replacingTypes(_ replacement: (SignatureType, Set<String>) -> SignatureType)
    -> ProtocolRequirement
  {
    let names = genericNames
    func change(_ type: SignatureType) -> SignatureType { replacement(type, names) }
    var copy = self
    copy.parameters = parameters.map { parameter in
      var parameter = parameter
      parameter.type = change(parameter.type)
      return parameter
    }
    copy.result = result.map(change)
    if case .typed(let error) = throwing { copy.throwing = Throwing(change(error)) }
    copy.generics = generics.map { generic in
      GenericParameter(
        name: generic.name, specifier: generic.specifier,
        constraint: generic.constraint.map(change))
    }
    copy.constraints = constraints.map { $0.replacingTypes(change) }
    return copy
  }
}
