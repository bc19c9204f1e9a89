import SwiftParser
import SwiftSyntax

/// Reads a protocol's text.
struct ProtocolReader {
  /// Where the text begins.
  private let origin: SourcePlace

  /// Reads a text that holds one protocol, from its tokens where it's plain; throws when it is no Swift.
  static func read(_ text: String, at origin: SourcePlace) throws(FakeProblem) -> ProtocolSignature
  {
    if let plain = PlainReader.protocolSignature(of: text, at: origin) { return plain }
    return try parse(text, at: origin)
  }

  /// Reads a text that holds one protocol with the parser.
  static func parse(_ text: String, at origin: SourcePlace) throws(FakeProblem) -> ProtocolSignature
  {
    let tree = Parser.parse(source: text)
    let reader = ProtocolReader(origin: origin)
    guard let node = tree.statements.lazy.compactMap({ $0.item.as(ProtocolDeclSyntax.self) }).first,
      !node.hasError
    else {
      throw FakeProblem(.doesNotParse, at: origin)
    }
    return reader.read(node)
  }

  private func aliases(in list: MemberBlockItemListSyntax) -> [String: SignatureType] {
    let aliases = list.compactMap { $0.decl.as(TypeAliasDeclSyntax.self) }
      .filter { $0.genericParameterClause == nil }
      .map { ($0.name.text, SignatureTypeReader.read($0.initializer.value)) }
    return Dictionary(aliases) { first, _ in first }
  }

  private func read(_ node: ProtocolDeclSyntax) -> ProtocolSignature {
    ProtocolSignature(
      name: node.name.text,
      documentation: Documentation.lines(before: node),
      attributes: node.attributes.map(\.trimmedDescription),
      access: node.modifiers.lazy.compactMap { Access(keyword: $0.name.text) }.first ?? .internal,
      modifiers: Set(node.modifiers.map(\.trimmedDescription)),
      primary: (node.primaryAssociatedTypeClause?.primaryAssociatedTypes).map {
        $0.map(\.name.text)
      } ?? [],
      inherited: (node.inheritanceClause?.inheritedTypes).map { types in
        types.map { .init(type: SignatureTypeReader.read($0.type), source: place($0.type)) }
      } ?? [],
      constraints: SignatureTypeReader.constraints(of: node.genericWhereClause),
      members: members(node.memberBlock.members), aliases: aliases(in: node.memberBlock.members))
  }

  private func members(_ list: MemberBlockItemListSyntax) -> [ProtocolSignature.Member] {
    list.flatMap { item -> [ProtocolSignature.Member] in
      switch item.decl.as(DeclSyntaxEnum.self) {
      case .functionDecl(let node): return [.requirement(function(node))]
      case .variableDecl(let node): return properties(node).map { .requirement($0) }
      case .subscriptDecl(let node): return [.requirement(subscription(node))]
      case .initializerDecl(let node): return [.requirement(initializer(node))]
      case .associatedTypeDecl(let node):
        return [
          .associatedType(
            .init(
              name: node.name.text,
              bound: Self.composed(node.inheritanceClause),
              standard: (node.initializer?.value).map(SignatureTypeReader.read),
              constraints: SignatureTypeReader.constraints(of: node.genericWhereClause),
              source: place(node)))
        ]
      case .ifConfigDecl(let node): return [.conditional(branches(node))]
      default: return []
      }
    }
  }

  private func branches(_ node: IfConfigDeclSyntax) -> [ProtocolSignature.Branch] {
    node.clauses.map { clause in
      let condition = clause.condition.map { " \($0.trimmedDescription)" } ?? ""
      guard case .decls(let list) = clause.elements else {
        return .init(directive: clause.poundKeyword.text + condition, members: [])
      }
      return .init(directive: clause.poundKeyword.text + condition, members: members(list))
    }
  }

  private static func composed(_ clause: InheritanceClauseSyntax?) -> SignatureType? {
    let types = (clause?.inheritedTypes).map { $0.map { SignatureTypeReader.read($0.type) } } ?? []
    return types.count > 1 ? .composition(types) : types.first
  }

  private func function(_ node: FunctionDeclSyntax) -> ProtocolRequirement {
    ProtocolRequirement(
      kind: .function, name: node.name.text, isOperator: Self.isOperator(node.name),
      documentation: Documentation.lines(before: node),
      attributes: node.attributes.map(\.trimmedDescription),
      modifiers: Set(node.modifiers.map(\.trimmedDescription)),
      generics: SignatureTypeReader.parameters(node.genericParameterClause),
      parameters: parameters(node.signature.parameterClause),
      isAsync: node.signature.effectSpecifiers?.asyncSpecifier != nil,
      throwing: SignatureTypeReader.throwing(node.signature.effectSpecifiers?.throwsClause),
      result: (node.signature.returnClause?.type).map(SignatureTypeReader.read).flatMap {
        $0.isVoid ? nil : $0
      },
      constraints: SignatureTypeReader.constraints(of: node.genericWhereClause),
      source: place(node.name))
  }

  private static func isOperator(_ token: TokenSyntax) -> Bool {
    switch token.tokenKind {
    case .binaryOperator, .prefixOperator, .postfixOperator: true
    default: false
    }
  }

  private func initializer(_ node: InitializerDeclSyntax) -> ProtocolRequirement {
    ProtocolRequirement(
      kind: .initializer(mark: node.optionalMark?.text ?? ""), name: "init",
      documentation: Documentation.lines(before: node),
      attributes: node.attributes.map(\.trimmedDescription),
      modifiers: Set(node.modifiers.map(\.trimmedDescription)),
      generics: SignatureTypeReader.parameters(node.genericParameterClause),
      parameters: parameters(node.signature.parameterClause),
      isAsync: node.signature.effectSpecifiers?.asyncSpecifier != nil,
      throwing: SignatureTypeReader.throwing(node.signature.effectSpecifiers?.throwsClause),
      constraints: SignatureTypeReader.constraints(of: node.genericWhereClause),
      source: place(node.initKeyword))
  }

  private func subscription(_ node: SubscriptDeclSyntax) -> ProtocolRequirement {
    let accessors = Accessors(node.accessorBlock)
    return ProtocolRequirement(
      kind: .subscript(isSettable: accessors.isSettable), name: "subscript",
      documentation: Documentation.lines(before: node),
      attributes: node.attributes.map(\.trimmedDescription),
      modifiers: Set(node.modifiers.map(\.trimmedDescription)),
      generics: SignatureTypeReader.parameters(node.genericParameterClause),
      parameters: parameters(node.parameterClause, labelled: false),
      isAsync: accessors.isAsync, throwing: accessors.throwing,
      result: SignatureTypeReader.read(node.returnClause.type),
      constraints: SignatureTypeReader.constraints(of: node.genericWhereClause),
      source: place(node.subscriptKeyword))
  }

  private func properties(_ node: VariableDeclSyntax) -> [ProtocolRequirement] {
    node.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
        let type = binding.typeAnnotation?.type
      else { return nil }
      let accessors = Accessors(binding.accessorBlock)
      return ProtocolRequirement(
        kind: .property(isSettable: accessors.isSettable), name: name.text,
        documentation: Documentation.lines(before: node),
        attributes: node.attributes.map(\.trimmedDescription),
        modifiers: Set(node.modifiers.map(\.trimmedDescription)), isAsync: accessors.isAsync,
        throwing: accessors.throwing, result: SignatureTypeReader.read(type), source: place(name))
    }
  }

  /// - Parameter labelled: whether a single name is a label, too; a subscript's isn't.
  private func parameters(_ clause: FunctionParameterClauseSyntax, labelled: Bool = true)
    -> [ProtocolRequirement.Parameter]
  {
    clause.parameters.enumerated().map { index, node in
      let label = node.secondName != nil || labelled ? node.firstName.text : "_"
      let name = (node.secondName ?? node.firstName).text
      return ProtocolRequirement.Parameter(
        label: label, name: name == "_" ? "argument\(index + 1)" : name,
        type: SignatureTypeReader.read(node.type), isVariadic: node.ellipsis != nil)
    }
  }

  private func place(_ node: some SyntaxProtocol) -> SourcePlace {
    SourcePlace(
      file: origin.file,
      offset: origin.offset + node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }
}

/// `{ get async throws set }`
private struct Accessors {
  var isSettable = false
  var isAsync = false
  var throwing = Throwing.nothing

  init(_ block: AccessorBlockSyntax?) {
    guard case .accessors(let list)? = block?.accessors else { return }
    for accessor in list {
      switch accessor.accessorSpecifier.tokenKind {
      case .keyword(.set), .keyword(._modify): isSettable = true
      default:
        isAsync = accessor.effectSpecifiers?.asyncSpecifier != nil
        throwing = SignatureTypeReader.throwing(accessor.effectSpecifiers?.throwsClause)
      }
    }
  }
}
