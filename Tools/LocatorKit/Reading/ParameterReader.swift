import SwiftSyntax

/// Reads the parameters of functions, initializers and closures.
struct ParameterReader {
  let source: ScannedSource

  /// The parameters of a function or an initializer.
  func read(_ clause: FunctionParameterClauseSyntax) -> [ParameterFact] {
    clause.parameters.map { parameter in
      let name = parameter.secondName ?? parameter.firstName
      let type = TypeReader.read(parameter.type)
      return ParameterFact(
        label: parameter.firstName.tokenKind == .wildcard
          ? nil : TypeReader.name(parameter.firstName),
        name: TypeReader.name(name), type: type,
        defaultValue: parameter.defaultValue.map { clause in
          ParameterFact.DefaultValue(
            value: ExpressionReader.value(clause.value),
            steps: BodyReader.steps(of: clause.value, .value(type), in: source))
        }, position: position(of: name))
    }
  }

  /// The parameters that a closure names.
  func read(_ closure: ClosureExprSyntax) -> [ParameterFact] {
    switch closure.signature?.parameterClause {
    case .simpleInput(let names): names.map { unlabelled($0.name, nil) }
    case .parameterClause(let clause):
      clause.parameters.map { unlabelled($0.secondName ?? $0.firstName, $0.type) }
    case nil: []
    @unknown default: []
    }
  }

  private func unlabelled(_ name: TokenSyntax, _ type: TypeSyntax?) -> ParameterFact {
    ParameterFact(
      label: nil, name: TypeReader.name(name), type: type.map(TypeReader.read) ?? .other("_"),
      defaultValue: nil, position: position(of: name))
  }

  private func position(of name: TokenSyntax) -> Position {
    source.position(of: name.positionAfterSkippingLeadingTrivia.utf8Offset)
  }
}
