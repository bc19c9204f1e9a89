import SwiftSyntax

/// Types, extensions and typealiases, wherever they stand.
extension DeclarationReader {
  /// Types and typealiases, wherever they stand.
  mutating func readNested(_ declaration: DeclSyntax, at place: Place) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .protocolDecl(let node): read(node, .protocol, at: place)
    case .classDecl(let node): read(node, .class, at: place)
    case .structDecl(let node): read(node, .struct, at: place)
    case .enumDecl(let node): read(node, .enum, at: place)
    case .actorDecl(let node): read(node, .actor, at: place)
    case .extensionDecl(let node): readExtension(node, at: place)
    case .typeAliasDecl(let node):
      facts.typealiases.append(
        TypealiasFact(
          scope: place.scope, name: TypeReader.name(node.name),
          target: TypeReader.read(node.initializer.value),
          isGeneric: node.genericParameterClause != nil,
          access: place.access(Access(node.modifiers)), condition: place.condition,
          position: position(of: node.name)))
    default: break
    }
  }

  private mutating func read(
    _ node: some DeclGroupSyntax & NamedDeclSyntax, _ kind: DeclarationFact.Kind, at place: Place
  ) {
    let access = place.access(Access(node.modifiers))
    let name = TypeReader.name(node.name)
    let parameters = node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
    var declared = declaration(
      node, kind, name: [name], position: position(of: node.name), at: place)
    declared.access = access
    declared.genericNames = parameters?.parameters.map { TypeReader.name($0.name) } ?? []
    declared.constraints = TypeReader.constraints(parameters) + declared.constraints
    add(declared, node.memberBlock, at: place.within(name, kind, access))
  }

  private mutating func readExtension(_ node: ExtensionDeclSyntax, at place: Place) {
    guard let path = TypeReader.path(node.extendedType) else { return }
    let position = position(of: node.extendedType)
    var declared = declaration(node, .extension, name: path, position: position, at: place)
    let written = Access(node.modifiers)
    declared.access = written ?? .internal
    add(declared, node.memberBlock, at: place.within(extension: path, written))
  }

  private func declaration(
    _ node: some DeclGroupSyntax, _ kind: DeclarationFact.Kind, name: [String], position: Position,
    at place: Place
  ) -> DeclarationFact {
    DeclarationFact(
      kind: kind, scope: place.scope, name: name, access: .internal,
      inherited: (node.inheritanceClause?.inheritedTypes.map { $0 } ?? []).map {
        DeclarationFact.Inherited(
          type: TypeReader.read($0.type), position: self.position(of: $0.type))
      },
      genericNames: [],
      constraints: TypeReader.constraints(whereClause(of: node)), associatedTypes: [], members: [],
      initializers: [], attributes: names(of: node.attributes), hasMacroMembers: false,
      hasUnreadMembers: false,
      condition: place.condition, position: position, usage: DeclarationFact.Usage())
  }

  private func whereClause(of node: some DeclGroupSyntax) -> GenericWhereClauseSyntax? {
    switch DeclSyntax(node).as(DeclSyntaxEnum.self) {
    case .protocolDecl(let node): node.genericWhereClause
    case .classDecl(let node): node.genericWhereClause
    case .structDecl(let node): node.genericWhereClause
    case .enumDecl(let node): node.genericWhereClause
    case .actorDecl(let node): node.genericWhereClause
    case .extensionDecl(let node): node.genericWhereClause
    default: nil
    }
  }

  private mutating func add(
    _ declaration: DeclarationFact, _ block: MemberBlockSyntax, at place: Place
  ) {
    var members = MemberReader(source, place: place)
    members.read(block.members)
    let brace = block.leftBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    members.add(irrelevant.members(inBlockAt: brace))
    var declaration = declaration
    declaration.members = members.members
    declaration.hasUnreadMembers = irrelevant.protocols.contains(brace)
    declaration.initializers = members.initializers
    declaration.associatedTypes = members.associatedTypes
    declaration.hasMacroMembers = members.hasMacroMembers
    if declaration.mayUseLocators {
      let start = block.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
      let end = block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
      declaration.usage = UsageScanner(source).usage(in: start..<max(start, end))
    }
    facts.declarations.append(declaration)
    for (nested, condition) in members.nested {
      var inner = place
      inner.condition = condition
      readNested(nested, at: inner)
    }
    for body in members.bodies { readLocalTypes(in: body, at: place) }
  }

  /// Types that stand in a body: found by their keyword, named within what surrounds the body.
  mutating func readLocalTypes(in body: (some SyntaxProtocol)?, at place: Place) {
    guard let body else { return }
    var inner = place
    inner.ceiling = .private
    for declaration in LocalTypeFinder.types(in: body) { readNested(declaration, at: inner) }
  }
}
