import SwiftSyntax

/// Functions, variables and macros at a file's top.
extension DeclarationReader {
  mutating func readGlobal(_ node: FunctionDeclSyntax, at place: Place) {
    let access = place.access(Access(node.modifiers))
    let result = node.signature.returnClause.map { TypeReader.read($0.type) }
    addGlobal(
      .function, node.name, access: access, at: place,
      ParameterReader(source: source).read(node.signature.parameterClause),
      BodyReader.steps(of: node.body, .function(result), in: source))
    readLocalTypes(in: node.body, at: place)
  }

  mutating func readGlobal(_ node: VariableDeclSyntax, at place: Place) {
    let access = place.access(Access(node.modifiers))
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

  mutating func addGlobal(
    _ kind: GlobalFact.Kind, _ name: TokenSyntax, access: Access, at place: Place,
    _ parameters: [ParameterFact] = [], _ steps: [Step] = []
  ) {
    facts.globals.append(
      GlobalFact(
        kind: kind, name: TypeReader.name(name), access: access, condition: place.condition,
        position: position(of: name), parameters: parameters, steps: steps))
  }
}
