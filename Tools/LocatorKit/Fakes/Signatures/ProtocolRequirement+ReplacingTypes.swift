extension GenericConstraint {
  func replacingTypes(_ change: (SignatureType) -> SignatureType) -> GenericConstraint {
    GenericConstraint(left: change(left), isSameType: isSameType, right: change(right))
  }
}

extension ProtocolRequirement {
  func replacingTypes(_ change: (SignatureType) -> SignatureType) -> ProtocolRequirement {
    var copy = self
    copy.parameters = parameters.map { parameter in
      var parameter = parameter
      parameter.type = change(parameter.type)
      return parameter
    }
    copy.result = result.map(change)
    if case .typed(let error) = throwing { copy.throwing = .typed(change(error)) }
    copy.generics = generics.map { generic in
      GenericParameter(
        name: generic.name, specifier: generic.specifier,
        constraint: generic.constraint.map(change))
    }
    copy.constraints = constraints.map { $0.replacingTypes(change) }
    return copy
  }
}
