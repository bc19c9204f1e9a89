/// Whether a member is what the protocol calls for a requirement.
struct Witness {
  let requirement: Requirement

  /// What keeps a member from being called for the requirement.
  enum Mismatch: Hashable {
    case kind
    case isStatic
    case parameters
    case asynchronous
    case throwing
    case mutating
    case type
    case generic
    case constrained
  }

  /// Why the member isn't called, or nil when it is; `isSure` is false when the sources don't tell.
  func mismatch(_ member: MemberFact, _ type: ResolvedType?) -> (why: Mismatch?, isSure: Bool) {
    let required = requirement.member
    if member.kind != required.kind { return (.kind, true) }
    if member.isStatic { return (.isStatic, true) }
    if member.parameters != .none { return (.parameters, true) }
    if member.isAsync && !required.isAsync { return (.asynchronous, true) }
    if member.isThrowing && !required.isThrowing { return (.throwing, true) }
    if member.isMutating && !required.isMutating { return (.mutating, true) }
    if case .placeholder = requirement.type { return (nil, !member.isGeneric) }
    if member.isGeneric { return (.generic, true) }
    guard let type else { return (nil, false) }
    if case .opaque = requirement.type { return (nil, false) }
    switch type.isSame(as: requirement.type) {
    case true?: return (nil, true)
    case false?: return (.type, true)
    case nil: return (nil, false)
    }
  }
}
