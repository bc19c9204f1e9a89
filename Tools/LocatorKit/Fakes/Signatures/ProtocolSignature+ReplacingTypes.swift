extension ProtocolSignature {
  /// The protocol with every type replaced.
  func replacingTypes(_ change: (SignatureType) -> SignatureType) -> ProtocolSignature {
    var copy = self
    copy.constraints = constraints.map { $0.replacingTypes(change) }
    copy.members = Self.replacing(members, change)
    return copy
  }

  private static func replacing(_ members: [Member], _ change: (SignatureType) -> SignatureType)
    -> [Member]
  {
    members.map { member in
      switch member {
      case .requirement(let requirement): .requirement(requirement.replacingTypes(change))
      case .associatedType(let type): .associatedType(type.replacingTypes(change))
      case .conditional(let branches):
        .conditional(
          branches.map { Branch(directive: $0.directive, members: replacing($0.members, change)) })
      }
    }
  }

  /// The protocol as if it stood at this place, where it's inherited.
  func at(_ source: SourcePlace) -> ProtocolSignature {
    var copy = self
    copy.members = members.map { member in
      guard case .requirement(var requirement) = member else { return member }
      requirement.source = source
      return .requirement(requirement)
    }
    return copy
  }
}

extension ProtocolSignature.AssociatedType {
  func replacingTypes(_ change: (SignatureType) -> SignatureType) -> Self {
    Self(
      name: name, bound: bound.map(change), standard: standard.map(change),
      constraints: constraints.map { $0.replacingTypes(change) }, source: source)
  }
}
