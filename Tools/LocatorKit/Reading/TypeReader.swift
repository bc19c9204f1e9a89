import SwiftSyntax

/// Reads types and generic clauses as a file writes them.
enum TypeReader {
  /// The type, without attributes and specifiers.
  static func read(_ type: TypeSyntax) -> TypeExpression {
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType, .memberType:
      path(type).map(TypeExpression.named) ?? .other(type.trimmedDescription)
    case .someOrAnyType(let some):
      some.someOrAnySpecifier.tokenKind == .keyword(.any)
        ? .existential(read(some.constraint)) : .opaque(read(some.constraint))
    case .compositionType(let composition):
      .composition(composition.elements.map { read($0.type) })
    case .optionalType(let optional): .optional(read(optional.wrappedType))
    case .implicitlyUnwrappedOptionalType(let optional): .optional(read(optional.wrappedType))
    case .attributedType(let attributed): read(attributed.baseType)
    case .suppressedType(let suppressed): .other("~\(suppressed.type.trimmedDescription)")
    case .tupleType(let tuple):
      if let only = tuple.elements.first, tuple.elements.count == 1, only.firstName == nil {
        read(only.type)
      } else {
        .other(type.trimmedDescription)
      }
    default: .other(type.trimmedDescription)
    }
  }

  /// The names of a type such as `Module.Type<Argument>.Nested`, or nil when it's no such type.
  static func path(_ type: TypeSyntax) -> [String]? {
    if let identifier = type.as(IdentifierTypeSyntax.self) { return [name(identifier.name)] }
    guard let member = type.as(MemberTypeSyntax.self), let base = path(member.baseType) else {
      return nil
    }
    return base + [name(member.name)]
  }

  /// The name without backticks.
  static func name(_ token: TokenSyntax) -> String {
    let text = token.text
    return text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`")
      ? String(text.dropFirst().dropLast()) : text
  }

  /// The constraints in a generic parameter clause.
  static func constraints(_ clause: GenericParameterClauseSyntax?) -> [ConstraintFact] {
    (clause?.parameters).map { parameters in
      parameters.compactMap { parameter in
        parameter.inheritedType.map {
          ConstraintFact(subject: name(parameter.name), kind: .conforms, type: read($0))
        }
      }
    } ?? []
  }

  /// The constraints of a where clause.
  static func constraints(_ clause: GenericWhereClauseSyntax?) -> [ConstraintFact] {
    (clause?.requirements).map { requirements in
      requirements.compactMap { requirement in
        switch requirement.requirement {
        case .conformanceRequirement(let conformance):
          return ConstraintFact(
            subject: conformance.leftType.trimmedDescription, kind: .conforms,
            type: read(conformance.rightType))
        case .sameTypeRequirement(let same):
          guard case .type(let right) = same.rightType else { return nil }
          return ConstraintFact(
            subject: same.leftType.trimmedDescription, kind: .same, type: read(right))
        case .layoutRequirement: return nil
        @unknown default: return nil
        }
      }
    } ?? []
  }
}
