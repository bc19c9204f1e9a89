import SwiftSyntax

/// Reads types and generic clauses.
enum SignatureTypeReader {
  static func read(_ type: TypeSyntax) -> SignatureType {
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let node):
      .named([.init(text: node.name.text, arguments: arguments(node.genericArgumentClause))])
    case .memberType(let node): member(node)
    case .optionalType(let node): .optional(read(node.wrappedType).withoutParentheses)
    case .implicitlyUnwrappedOptionalType(let node):
      .unwrapped(read(node.wrappedType).withoutParentheses)
    case .arrayType(let node): .array(read(node.element))
    case .inlineArrayType(let node):
      .inlineArray(count: argument(node.count), argument(node.element))
    case .dictionaryType(let node): .dictionary(key: read(node.key), value: read(node.value))
    case .tupleType(let node): tuple(node)
    case .functionType(let node): .function(function(node))
    case .someOrAnyType(let node):
      node.someOrAnySpecifier.tokenKind == .keyword(.any)
        ? .existential(read(node.constraint)) : .opaque(read(node.constraint))
    case .compositionType(let node): .composition(node.elements.map { read($0.type) })
    case .suppressedType(let node): .suppressed(read(node.type))
    case .metatypeType(let node):
      .metatype(read(node.baseType).withoutParentheses, node.metatypeSpecifier.text)
    case .packExpansionType(let node): .expansion(read(node.repetitionPattern))
    case .packElementType(let node): .packElement(read(node.pack))
    case .attributedType(let node): attributed(node)
    default: .other(type.trimmedDescription)
    }
  }

  static func parameters(_ clause: GenericParameterClauseSyntax?) -> [GenericParameter] {
    (clause?.parameters).map { parameters in
      parameters.map {
        GenericParameter(
          name: $0.name.text, specifier: $0.specifier?.text, constraint: $0.inheritedType.map(read))
      }
    } ?? []
  }

  static func constraints(of clauses: GenericWhereClauseSyntax?...) -> [GenericConstraint] {
    clauses.compactMap { $0 }.flatMap(\.requirements).compactMap { requirement in
      switch requirement.requirement {
      case .conformanceRequirement(let node):
        GenericConstraint(left: read(node.leftType), isSameType: false, right: read(node.rightType))
      case .sameTypeRequirement(let node):
        GenericConstraint(
          left: side(node.leftType), isSameType: true, right: side(node.rightType))
      case .layoutRequirement(let node):
        GenericConstraint(
          left: read(node.type), isSameType: false,
          right: .other(
            node.layoutSpecifier.text + (node.size.map { "(\($0.text))" } ?? "")))
      @unknown default: nil
      }
    }
  }

  static func throwing(_ clause: ThrowsClauseSyntax?) -> Throwing {
    guard let clause else { return .nothing }
    if clause.throwsSpecifier.tokenKind == .keyword(.rethrows) { return .whatItsArgumentThrows }
    return clause.type.map { Throwing(read($0)) } ?? .anything
  }

  private static func side(_ type: SameTypeRequirementSyntax.LeftType) -> SignatureType {
    switch type {
    case .type(let type): read(type)
    case .expr(let number): .other(number.trimmedDescription)
    @unknown default: .other("\(type)")
    }
  }

  private static func side(_ type: SameTypeRequirementSyntax.RightType) -> SignatureType {
    switch type {
    case .type(let type): read(type)
    case .expr(let number): .other(number.trimmedDescription)
    @unknown default: .other("\(type)")
    }
  }

  private static func arguments(_ clause: GenericArgumentClauseSyntax?) -> [SignatureType] {
    (clause?.arguments).map { $0.map(argument) } ?? []
  }

  private static func argument(_ node: GenericArgumentSyntax) -> SignatureType {
    switch node.argument {
    case .type(let type): read(type)
    case .expr(let number): .other(number.trimmedDescription)
    @unknown default: .other(node.trimmedDescription)
    }
  }

  private static func member(_ node: MemberTypeSyntax) -> SignatureType {
    let name = SignatureType.Name(
      text: node.name.text, arguments: arguments(node.genericArgumentClause))
    if ["Type", "Protocol"].contains(name.text) {
      return .metatype(read(node.baseType).withoutParentheses, name.text)
    }
    guard case .named(let names) = read(node.baseType) else {
      return .other(node.trimmedDescription)
    }
    return .named(names + [name])
  }

  private static func tuple(_ node: TupleTypeSyntax) -> SignatureType {
    .tuple(
      node.elements.map {
        .init(label: $0.firstName?.text, type: read($0.type))
      })
  }

  private static func function(_ node: FunctionTypeSyntax) -> SignatureType.Function {
    SignatureType.Function(
      parameters: node.parameters.map { parameter in
        .init(
          label: parameter.secondName.map { "_ \($0.text)" },
          type: parameter.ellipsis == nil
            ? read(parameter.type) : .other(parameter.type.trimmedDescription + "..."))
      },
      isAsync: node.effectSpecifiers?.asyncSpecifier != nil,
      throwing: throwing(node.effectSpecifiers?.throwsClause),
      result: read(node.returnClause.type))
  }

  private static func attributed(_ node: AttributedTypeSyntax) -> SignatureType {
    let specifiers = node.specifiers.map(\.trimmedDescription)
    let attributes = node.attributes.map(\.trimmedDescription)
    let late = node.lateSpecifiers.map(\.trimmedDescription)
    return read(node.baseType).modified(by: specifiers + attributes + late)
  }
}
