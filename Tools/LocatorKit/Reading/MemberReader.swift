import SwiftSyntax

/// Reads the members of a protocol, a type or an extension.
struct MemberReader {
  private let source: ScannedSource
  private let place: DeclarationReader.Place
  private(set) var members: [MemberFact] = []
  private(set) var initializers: [InitializerFact] = []
  private(set) var associatedTypes: [DeclarationFact.AssociatedType] = []
  private(set) var nested: [(declaration: DeclSyntax, condition: Condition)] = []
  private(set) var bodies: [Syntax] = []
  private(set) var hasMacroMembers = false

  init(_ source: ScannedSource, place: DeclarationReader.Place) {
    self.source = source
    self.place = place
  }

  /// Adds members that the parser didn't read: functions that take a parameter.
  mutating func add(_ skipped: [IrrelevantCode.SkippedMember]) {
    members += skipped.map { MemberFact($0, at: place, in: source) }
  }

  /// Reads a member block, every branch of an `#if` in it.
  mutating func read(_ list: MemberBlockItemListSyntax) {
    read(list, under: place.condition)
  }

  private mutating func read(_ list: MemberBlockItemListSyntax, under condition: Condition) {
    for item in list {
      switch item.decl.as(DeclSyntaxEnum.self) {
      case .ifConfigDecl(let conditional):
        for (elements, branch) in ConditionReader.branches(of: conditional) {
          if case .decls(let declarations) = elements {
            read(declarations, under: condition.and(branch))
          }
        }
      case .functionDecl(let node): read(node, under: condition)
      case .variableDecl(let node): read(node, under: condition)
      case .initializerDecl(let node): read(node, under: condition)
      case .subscriptDecl(let node): addOther(node, under: condition)
      case .associatedTypeDecl(let node): read(node)
      case .macroExpansionDecl: hasMacroMembers = true
      default: nested.append((item.decl, condition))
      }
    }
  }

  private mutating func read(_ node: AssociatedTypeDeclSyntax) {
    let bounds = node.inheritanceClause?.inheritedTypes.map { TypeReader.read($0.type) } ?? []
    associatedTypes.append(
      DeclarationFact.AssociatedType(name: TypeReader.name(node.name), bounds: Array(bounds)))
  }

  private mutating func read(_ node: FunctionDeclSyntax, under condition: Condition) {
    let parameters = node.signature.parameterClause.parameters
    let effects = node.signature.effectSpecifiers
    var member = member(
      .function, node.name, modifiers: node.modifiers, attributes: node.attributes, under: condition
    )
    if case .identifier = node.name.tokenKind {} else { member.kind = .other }
    member.parameters =
      parameters.isEmpty
      ? .none : parameters.allSatisfy { $0.defaultValue != nil } ? .defaulted : .some
    member.inputs = ParameterReader(source: source).read(node.signature.parameterClause)
    member.type =
      node.signature.returnClause.map { TypeReader.read($0.type) } ?? .named(["Void"])
    member.isAsync = effects?.asyncSpecifier != nil
    member.isThrowing = Self.isThrowing(effects?.throwsClause)
    member.isGeneric = node.genericParameterClause != nil
    member.constraints =
      TypeReader.constraints(node.genericParameterClause)
      + TypeReader.constraints(node.genericWhereClause)
    member.steps = BodyReader.steps(of: node.body, .function(member.type), in: source)
    members.append(member)
    if let body = node.body { bodies.append(Syntax(body)) }
  }

  private mutating func read(_ node: VariableDeclSyntax, under condition: Condition) {
    var type: TypeExpression?
    // `let a, b: T`: the type stands at the last of them.
    for binding in node.bindings.reversed() {
      type = binding.typeAnnotation.map { TypeReader.read($0.type) } ?? type
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      var member = member(
        .property, pattern.identifier, modifiers: node.modifiers, attributes: node.attributes,
        under: condition)
      let initial = binding.initializer?.value
      let isLazy = node.modifiers.contains { $0.name.tokenKind == .keyword(.lazy) }
      member.type = type ?? initial.flatMap(Self.inferredType)
      member.isStored = true
      if let block = binding.accessorBlock {
        readAccessors(block, of: &member)
      } else if !isLazy {
        member.steps = BodyReader.steps(of: initial, .value(type), in: source)
      }
      members.append(member)
    }
    bodies.append(Syntax(node))
  }

  private func readAccessors(_ block: AccessorBlockSyntax, of member: inout MemberFact) {
    switch block.accessors {
    case .getter(let body):
      member.isStored = false
      member.steps = BodyReader.steps(of: body, .function(member.type), in: source)
    case .accessors(let accessors):
      for accessor in accessors {
        switch accessor.accessorSpecifier.tokenKind {
        case .keyword(.get):
          member.isStored = false
          member.isAsync = accessor.effectSpecifiers?.asyncSpecifier != nil
          member.isThrowing = Self.isThrowing(accessor.effectSpecifiers?.throwsClause)
          member.steps = BodyReader.steps(
            of: accessor.body, .function(member.type), in: source)
        case .keyword(.set), .keyword(._modify): member.isSettable = true
        default: break
        }
      }
    @unknown default: break
    }
  }

  private mutating func read(_ node: InitializerDeclSyntax, under condition: Condition) {
    let generics = node.genericParameterClause
    initializers.append(
      InitializerFact(
        parameters: ParameterReader(source: source).read(node.signature.parameterClause),
        generics: TypeReader.constraints(generics)
          + TypeReader.constraints(node.genericWhereClause),
        genericNames: generics?.parameters.map { TypeReader.name($0.name) } ?? [],
        access: place.access(Access(node.modifiers)), condition: condition,
        position: position(of: node.initKeyword),
        steps: BodyReader.steps(of: node.body, .initializer, in: source)))
    if let body = node.body { bodies.append(Syntax(body)) }
  }

  private mutating func addOther(_ node: SubscriptDeclSyntax, under condition: Condition) {
    members.append(
      member(
        .other, node.subscriptKeyword, modifiers: node.modifiers, attributes: node.attributes,
        under: condition))
  }

  private func member(
    _ kind: MemberFact.Kind, _ name: TokenSyntax, modifiers list: DeclModifierListSyntax,
    attributes: AttributeListSyntax, under condition: Condition
  ) -> MemberFact {
    let words = Set(list.map(\.name.text))
    return MemberFact(
      kind: kind, name: TypeReader.name(name), parameters: .none, inputs: [], type: nil,
      access: place.access(Access(list)),
      isStatic: words.contains("static") || words.contains("class"), isAsync: false,
      isThrowing: false, isMutating: words.contains("mutating"),
      isOverride: words.contains("override"), isGeneric: false, constraints: [],
      isStored: false, isSettable: false, condition: condition,
      position: position(of: name), steps: [])
  }

  private func position(of node: some SyntaxProtocol) -> Position {
    source.position(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// `throws(Never)` throws nothing.
  private static func isThrowing(_ clause: ThrowsClauseSyntax?) -> Bool {
    guard let clause else { return false }
    return clause.type?.trimmedDescription != "Never"
  }

  /// The type of an initial value where it is plain: `Type()`, or `value as Type`.
  private static func inferredType(_ value: ExprSyntax) -> TypeExpression? {
    if let call = value.as(FunctionCallExprSyntax.self),
      let reference = call.calledExpression.as(DeclReferenceExprSyntax.self),
      reference.baseName.text.first?.isUppercase == true
    {
      return .named([TypeReader.name(reference.baseName)])
    }
    guard let sequence = value.as(SequenceExprSyntax.self), sequence.elements.count == 3,
      let last = sequence.elements.last?.as(TypeExprSyntax.self)
    else { return nil }
    return TypeReader.read(last.type)
  }
}
