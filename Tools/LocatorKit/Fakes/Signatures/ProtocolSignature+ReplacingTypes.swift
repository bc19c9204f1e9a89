extension ProtocolSignature {
  /// The protocol with every type replaced.
  ///
  /// - Parameter change: is given the names of generic parameters, too, which mean nothing else in the type.
  func replacingTypes(_ change: (SignatureType, Set<String>) -> SignatureType) -> ProtocolSignature
  {
    var copy = self
    copy.constraints = constraints.map { $0.replacingTypes { change($0, []) } }
    copy.members = Self.replacing(members, change)
    return copy
  }

  private static func replacing(
    _ members: [Member], _ change: (SignatureType, Set<String>) -> SignatureType
  ) -> [Member] {
    members.map { member in
      switch member {
      case .requirement(let requirement): .requirement(requirement.replacingTypes(change))
      case .associatedType(let type): .associatedType(type.replacingTypes { change($0, []) })
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

  /// The names of the associated types that it declares, in whatever branch.
  var associatedNames: Set<String> { Self.associatedNames(in: members) }

  private static func associatedNames(in members: [Member]) -> Set<String> {
    members.reduce(into: []) { names, member in
      switch member {
      case .associatedType(let type): names.insert(type.name)
      case .conditional(let branches):
        for branch in branches { names.formUnion(associatedNames(in: branch.members)) }
      case .requirement: break
      }
    }
  }
}

extension ProtocolSignature.AssociatedType {
  func replacingTypes(_ change: (SignatureType) -> SignatureType) -> Self {
    Self(
      name: name, bound: bound.map(change), standard: standard.map(change),
      constraints: constraints.map { $0.replacingTypes(change) }, source: source)
  }
}
