import SwiftSyntax

/// Reads a file's declarations into facts, every branch of every `#if` among them.
struct DeclarationReader {
  private let source: ScannedSource
  private let irrelevant: IrrelevantCode
  private(set) var facts = FileFacts()

  /// Where a declaration stands.
  struct Place {
    var scope: [String] = []
    var condition = Condition.always
    /// The most that the declarations around let through.
    var ceiling = Access.open
    /// The access of a declaration without a modifier: the extension's, a protocol's, or internal.
    var unwritten = Access.internal
  }

  /// - Parameter irrelevant: the code that was left out, and is known by its name alone.
  init(_ source: ScannedSource, without irrelevant: IrrelevantCode) {
    self.source = source
    self.irrelevant = irrelevant
  }

  /// Reads the whole file.
  mutating func read(_ tree: SourceFileSyntax) {
    facts.imports = irrelevant.imports.map { found in
      ImportFact(
        module: found.path[0],
        declaration: found.isScoped && found.path.count > 1
          ? found.path[1...].joined(separator: ".") : nil,
        isExported: found.isExported, condition: .always,
        position: source.position(of: found.offset))
    }
    read(tree.statements, at: Place())
    facts.imports.sort { $0.position < $1.position }
    guard !irrelevant.wholeProtocols.isEmpty else { return }
    facts.declarations += irrelevant.wholeProtocols.map(declaration)
    facts.declarations.sort { $0.position < $1.position }
  }

  private func declaration(_ found: ScannedProtocol) -> DeclarationFact {
    DeclarationFact(
      kind: .protocol, scope: [], name: [found.name], access: found.access ?? .internal,
      inherited: found.inherited.map {
        DeclarationFact.Inherited(type: .named($0.path), position: source.position(of: $0.offset))
      },
      genericNames: [], constraints: [], associatedTypes: [], members: [], initializers: [],
      attributes: [], hasMacroMembers: false, hasUnreadMembers: true, condition: .always,
      position: source.position(of: found.offset), usage: DeclarationFact.Usage())
  }

  func position(of node: some SyntaxProtocol) -> Position {
    source.position(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  private mutating func read(_ statements: CodeBlockItemListSyntax, at place: Place) {
    for statement in statements {
      switch statement.item {
      case .decl(let declaration): read(declaration, at: place)
      case .expr(let expression):
        if let macro = expression.as(MacroExpansionExprSyntax.self) {
          addUnread(macro.macroName, at: position(of: macro))
        }
        readLocalTypes(in: expression, at: place)
      case .stmt(let statement): readLocalTypes(in: statement, at: place)
      @unknown default: break
      }
    }
  }

  private mutating func read(_ declaration: DeclSyntax, at place: Place) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .ifConfigDecl(let conditional):
      for (elements, condition) in ConditionReader.branches(of: conditional) {
        guard case .statements(let statements) = elements else { continue }
        var inner = place
        inner.condition = place.condition.and(condition)
        read(statements, at: inner)
      }
    case .importDecl(let node): read(node, at: place)
    case .functionDecl(let node): readGlobal(node, at: place)
    case .variableDecl(let node): readGlobal(node, at: place)
    case .macroDecl(let node):
      let access = access(of: node.modifiers, at: place)
      addGlobal(.macro, node.name, access: access, at: place)
    case .macroExpansionDecl(let node): addUnread(node.macroName, at: position(of: node))
    default: readNested(declaration, at: place)
    }
  }

  private mutating func read(_ node: ImportDeclSyntax, at place: Place) {
    let path = node.path.map { TypeReader.name($0.name) }
    guard let module = path.first else { return }
    let isScoped = node.importKindSpecifier != nil && path.count > 1
    facts.imports.append(
      ImportFact(
        module: module, declaration: isScoped ? path[1...].joined(separator: ".") : nil,
        isExported: names(of: node.attributes).contains("_exported"), condition: place.condition,
        position: position(of: node.path)))
  }

  private mutating func readGlobal(_ node: FunctionDeclSyntax, at place: Place) {
    let access = access(of: node.modifiers, at: place)
    let result = node.signature.returnClause.map { TypeReader.read($0.type) }
    addGlobal(
      .function, node.name, access: access, at: place,
      ParameterReader(source: source).read(node.signature.parameterClause),
      BodyReader.steps(of: node.body, .function(result), in: source))
    readLocalTypes(in: node.body, at: place)
  }

  private mutating func readGlobal(_ node: VariableDeclSyntax, at place: Place) {
    let access = access(of: node.modifiers, at: place)
    for binding in node.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      let type = binding.typeAnnotation.map { TypeReader.read($0.type) }
      let steps =
        binding.accessorBlock.map { BodyReader.steps(of: $0, .function(type), in: source) }
        ?? BodyReader.steps(of: binding.initializer?.value, .value(type), in: source)
      addGlobal(.variable, pattern.identifier, access: access, at: place, [], steps)
    }
    readLocalTypes(in: node, at: place)
  }

  /// `#error` and `#warning` look like macros, and declare nothing.
  private mutating func addUnread(_ macro: TokenSyntax, at position: Position) {
    guard macro.text != "error", macro.text != "warning" else { return }
    facts.unread.append(FileFacts.Problem(message: "#\(macro.text)", position: position))
  }

  private mutating func addGlobal(
    _ kind: GlobalFact.Kind, _ name: TokenSyntax, access: Access, at place: Place,
    _ parameters: [ParameterFact] = [], _ steps: [Step] = []
  ) {
    facts.globals.append(
      GlobalFact(
        kind: kind, name: TypeReader.name(name), access: access, condition: place.condition,
        position: position(of: name), parameters: parameters, steps: steps))
  }

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
          access: access(of: node.modifiers, at: place), condition: place.condition,
          position: position(of: node.name)))
    default: break
    }
  }

  private mutating func read(
    _ node: some DeclGroupSyntax & NamedDeclSyntax, _ kind: DeclarationFact.Kind, at place: Place
  ) {
    let access = access(of: node.modifiers, at: place)
    let name = TypeReader.name(node.name)
    let parameters = node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
    var declared = declaration(
      node, kind, name: [name], position: position(of: node.name), at: place)
    declared.access = access
    declared.genericNames = parameters?.parameters.map { TypeReader.name($0.name) } ?? []
    declared.constraints = TypeReader.constraints(parameters) + declared.constraints
    var inner = place
    inner.scope.append(name)
    inner.ceiling = min(place.ceiling, access)
    inner.unwritten = kind == .protocol ? access : .internal
    add(declared, node.memberBlock, at: inner)
  }

  private mutating func readExtension(_ node: ExtensionDeclSyntax, at place: Place) {
    guard let path = TypeReader.path(node.extendedType) else { return }
    let position = position(of: node.extendedType)
    var declared = declaration(node, .extension, name: path, position: position, at: place)
    let written = written(node.modifiers)
    declared.access = written ?? .internal
    var inner = place
    inner.scope = path
    inner.unwritten = written ?? .internal
    add(declared, node.memberBlock, at: inner)
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
    var members = MemberReader(source, place: place, modifiers: self)
    members.read(block.members)
    let brace = block.leftBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    members.add(irrelevant.members.filter { $0.enclosingBrace == brace })
    var declaration = declaration
    declaration.members = members.members
    declaration.hasUnreadMembers = irrelevant.protocols.contains(brace)
    declaration.initializers = members.initializers
    declaration.associatedTypes = members.associatedTypes
    declaration.hasMacroMembers = members.hasMacroMembers
    if mayUseLocators(declaration) {
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

  /// Whether a consumer's members may stand in the declaration: its own, an extension's, a subclass's.
  private func mayUseLocators(_ declaration: DeclarationFact) -> Bool {
    switch declaration.kind {
    case .protocol: false
    case .extension: true
    case .class: !declaration.initializers.isEmpty || !declaration.inherited.isEmpty
    case .struct, .enum, .actor: !declaration.initializers.isEmpty
    }
  }

  /// Types that stand in a body: found by their keyword, named within what surrounds the body.
  private mutating func readLocalTypes(in body: (some SyntaxProtocol)?, at place: Place) {
    guard let body else { return }
    var inner = place
    inner.ceiling = .private
    for declaration in LocalTypeFinder.types(in: body) { readNested(declaration, at: inner) }
  }
}

// MARK: - Modifiers

extension DeclarationReader {
  /// The access that a declaration has for its own modifiers and those around it.
  func access(of modifiers: DeclModifierListSyntax, at place: Place) -> Access {
    min(written(modifiers) ?? place.unwritten, place.ceiling)
  }

  /// The access that the modifiers name, `private(set)` left aside.
  func written(_ modifiers: DeclModifierListSyntax) -> Access? {
    irrelevant.access(after: modifiers.position.utf8Offset)
      ?? modifiers.lazy.filter { $0.detail == nil }.compactMap { Access(keyword: $0.name.text) }
      .first
  }

  /// The attributes' names, without the `@`.
  func names(of attributes: AttributeListSyntax) -> [String] {
    attributes.compactMap { element in
      guard case .attribute(let attribute) = element else { return nil }
      return attribute.attributeName.trimmedDescription
    }
  }
}
