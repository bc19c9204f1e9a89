import SwiftSyntax

/// Reads a file's declarations into facts, every branch of every `#if` among them.
struct DeclarationReader {
  let source: ScannedSource
  let irrelevant: IrrelevantCode
  private let outline: Outline?
  var facts = FileFacts()
  /// The bodies of outlined declarations, by where they begin.
  private var bodies: [Int: CodeBlockSyntax] = [:]

  /// - Parameters:
  ///   - irrelevant: the code that was left out, and is known by its name alone.
  ///   - outline: the declarations of which the bodies alone were parsed.
  init(_ source: ScannedSource, without irrelevant: IrrelevantCode, _ outline: Outline?) {
    self.source = source
    self.irrelevant = irrelevant
    self.outline = outline
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
    read(withoutBodies(tree.statements), at: Place())
    for declaration in outline?.declarations ?? [] { add(declaration) }
    facts.imports.sort { $0.position < $1.position }
    facts.declarations.sort { $0.position < $1.position }
  }

  // MARK: What was outlined

  /// Takes the bodies of outlined declarations out of a file's statements.
  private mutating func withoutBodies(_ statements: CodeBlockItemListSyntax)
    -> [CodeBlockItemSyntax]
  {
    let braces = outline?.braces ?? []
    return statements.filter { statement in
      guard let body = statement.item.as(DoStmtSyntax.self)?.body else { return true }
      let brace = body.leftBrace.positionAfterSkippingLeadingTrivia.utf8Offset
      guard braces.contains(brace) else { return true }
      bodies[brace] = body
      return false
    }
  }

  private mutating func add(_ outlined: Outline.Declaration) {
    var fact = outlined.fact
    for body in outlined.bodies {
      let steps = BodyReader.steps(of: bodies[body.range.lowerBound], body.kind, in: source)
      switch body.owner {
      case .member(let index): fact.members[index].steps = steps
      case .initializer(let index): fact.initializers[index].steps = steps
      }
    }
    if fact.mayUseLocators { fact.usage = UsageScanner(source).usage(in: outlined.inside) }
    facts.declarations.append(fact)
  }

  // MARK: Statements

  private mutating func read(_ statements: some Sequence<CodeBlockItemSyntax>, at place: Place) {
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
      let access = place.access(Access(node.modifiers))
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

  /// `#error` and `#warning` look like macros, and declare nothing.
  private mutating func addUnread(_ macro: TokenSyntax, at position: Position) {
    guard macro.text != "error", macro.text != "warning" else { return }
    facts.unread.append(FileFacts.Problem(message: "#\(macro.text)", position: position))
  }

  func position(of node: some SyntaxProtocol) -> Position {
    source.position(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// The attributes' names, without the `@`.
  func names(of attributes: AttributeListSyntax) -> [String] {
    attributes.compactMap { element in
      guard case .attribute(let attribute) = element else { return nil }
      return attribute.attributeName.trimmedDescription
    }
  }
}
