import SwiftParser
import SwiftSyntax

/// Reads a type's text, without the bodies of its functions.
enum NominalReader {
  /// From its tokens where it's plain.
  static func read(_ text: String) -> NominalSignature {
    PlainReader.nominalSignature(of: text) ?? parse(text)
  }

  /// With the parser.
  static func parse(_ text: String) -> NominalSignature {
    let tree = Parser.parse(source: text)
    guard let item = tree.statements.first?.item else { return NominalSignature() }
    if let node = item.as(TypeAliasDeclSyntax.self) {
      var signature = NominalSignature()
      signature.aliased = SignatureTypeReader.read(node.initializer.value)
      signature.generics = names(node.genericParameterClause)
      signature.access = access(of: node.modifiers)
      return signature
    }
    guard let node = item.asProtocol((any DeclGroupSyntax).self) else { return NominalSignature() }
    var signature = NominalSignature(
      access: access(of: node.modifiers), attributes: node.attributes.map(\.trimmedDescription),
      modifiers: Set(node.modifiers.map(\.name.text)),
      inherited: (node.inheritanceClause?.inheritedTypes).map { types in
        types.map { SignatureTypeReader.read($0.type) }
      } ?? [],
      generics: names(
        item.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause))
    for member in node.memberBlock.members { add(member.decl, to: &signature) }
    return signature
  }

  private static func add(_ member: DeclSyntax, to signature: inout NominalSignature) {
    switch member.as(DeclSyntaxEnum.self) {
    case .enumCaseDecl(let node):
      signature.cases += node.elements.map { element in
        .init(
          name: element.name.text,
          values: (element.parameterClause?.parameters).map { parameters in
            parameters.map {
              .init(label: label($0.firstName?.text), type: SignatureTypeReader.read($0.type))
            }
          } ?? [])
      }
    case .initializerDecl(let node): addInitializer(node, to: &signature)
    case .variableDecl(let node): addStored(node, to: &signature)
    default: break
    }
  }

  private static func addInitializer(
    _ node: InitializerDeclSyntax, to signature: inout NominalSignature
  ) {
    signature.hasInitializer = true
    guard node.optionalMark == nil, node.signature.effectSpecifiers == nil,
      node.genericParameterClause == nil
    else { return }
    signature.initializers.append(
      .init(
        parameters: node.signature.parameterClause.parameters
          .filter { $0.defaultValue == nil && $0.ellipsis == nil }
          .map { .init(label: label($0.firstName.text), type: SignatureTypeReader.read($0.type)) },
        access: access(of: node.modifiers)))
  }

  private static func addStored(_ node: VariableDeclSyntax, to signature: inout NominalSignature) {
    guard !node.modifiers.contains(where: { ["static", "class", "lazy"].contains($0.name.text) })
    else { return }
    for binding in node.bindings where binding.initializer == nil && isStored(binding) {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let type = (binding.typeAnnotation?.type).map(SignatureTypeReader.read)
      else { continue }
      if case .optional = type, node.bindingSpecifier.text == "var" { continue }
      signature.stored.append(.init(label: name, type: type))
    }
  }

  private static func isStored(_ binding: PatternBindingSyntax) -> Bool {
    guard case .accessors(let list)? = binding.accessorBlock?.accessors else {
      return binding.accessorBlock == nil
    }
    return list.allSatisfy { ["didSet", "willSet"].contains($0.accessorSpecifier.text) }
  }

  private static func names(_ clause: GenericParameterClauseSyntax?) -> Set<String> {
    Set((clause?.parameters).map { $0.map(\.name.text) } ?? [])
  }

  private static func label(_ name: String?) -> String? { name == "_" ? nil : name }

  private static func access(of modifiers: DeclModifierListSyntax) -> Access {
    modifiers.lazy.filter { $0.detail == nil }.compactMap { Access(keyword: $0.name.text) }.first
      ?? .internal
  }
}
