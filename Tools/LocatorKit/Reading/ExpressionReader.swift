import SwiftSyntax

/// Tells what a single expression is, as far as its syntax shows.
enum ExpressionReader {
  /// The expression without `try`, `await`, `!`, `?`, parentheses, casts and generic arguments.
  static func unwrapped(_ expression: ExprSyntax) -> ExprSyntax {
    switch expression.as(ExprSyntaxEnum.self) {
    case .tryExpr(let node): unwrapped(node.expression)
    case .awaitExpr(let node): unwrapped(node.expression)
    case .forceUnwrapExpr(let node): unwrapped(node.expression)
    case .optionalChainingExpr(let node): unwrapped(node.expression)
    case .genericSpecializationExpr(let node): unwrapped(node.expression)
    case .tupleExpr(let node) where node.elements.count == 1:
      node.elements.first.map { unwrapped($0.expression) } ?? expression
    case .functionCallExpr(let node):
      wrapped(in: node).map(unwrapped) ?? expression
    case .sequenceExpr(let node):
      // `value as any Protocol` is the value.
      node.elements.count == 3
        && node.elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true
        ? node.elements.first.map(unwrapped) ?? expression : expression
    default: expression
    }
  }

  /// `Optional(value)` is the value, as soon as it's unwrapped.
  private static func wrapped(in call: FunctionCallExprSyntax) -> ExprSyntax? {
    guard let only = call.arguments.first, call.arguments.count == 1, only.label == nil,
      call.trailingClosure == nil,
      call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "Optional"
    else { return nil }
    return only.expression
  }

  /// What the expression's value is.
  static func value(_ expression: ExprSyntax) -> Step.Value {
    let inner = unwrapped(expression)
    if isSelf(inner) { return .itself }
    if let path = typePath(inner) { return .type(path) }
    if let reference = inner.as(DeclReferenceExprSyntax.self) {
      return .name(TypeReader.name(reference.baseName))
    }
    if let member = inner.as(MemberAccessExprSyntax.self), let base = member.base,
      isSelf(unwrapped(base))
    {
      return .name(TypeReader.name(member.declName.baseName))
    }
    guard let call = inner.as(FunctionCallExprSyntax.self) else { return .other }
    return constructed(by: call).map { .construct($0, arguments(of: call)) } ?? .other
  }

  /// What a call is given between its parentheses.
  static func arguments(of call: FunctionCallExprSyntax) -> [Step.Argument] {
    call.arguments.map { Step.Argument(label: $0.label?.text, value: value($0.expression)) }
  }

  /// The type that a call makes a value of: `Type(…)`, `Type.init(…)`.
  static func constructed(by call: FunctionCallExprSyntax) -> [String]? {
    let called = unwrapped(call.calledExpression)
    if let member = called.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.baseName.tokenKind == .keyword(.`init`)
    {
      return typePath(base)
    }
    return typePath(called)
  }

  static func isSelf(_ expression: ExprSyntax) -> Bool {
    expression.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
  }

  /// Whether what stands to the left of the operator is given a value: `=`, `+=`.
  static func isAssignment(_ element: ExprSyntax) -> Bool {
    if element.is(AssignmentExprSyntax.self) { return true }
    guard let text = element.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    return text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text)
  }

  /// What an assignment gives a value: `name` or `self.name`.
  static func target(_ expression: ExprSyntax) -> String? {
    guard case .name(let name) = value(expression) else { return nil }
    return name
  }

  /// The expression whose member, or element, another one is: `a` for `a.b[0].c`.
  static func root(of expression: ExprSyntax) -> ExprSyntax {
    let inner = unwrapped(expression)
    if let member = inner.as(MemberAccessExprSyntax.self), let base = member.base {
      return root(of: base)
    }
    if let element = inner.as(SubscriptCallExprSyntax.self) {
      return root(of: element.calledExpression)
    }
    return inner
  }

  /// The names of a type that an expression names, told by its last name's capital letter.
  ///
  /// - Parameter longest: how many names at most: a longer chain of members is no type.
  static func typePath(_ expression: ExprSyntax, longest: Int = 8) -> [String]? {
    guard longest > 0 else { return nil }
    let inner = unwrapped(expression)
    if let reference = inner.as(DeclReferenceExprSyntax.self) {
      let name = TypeReader.name(reference.baseName)
      return name.first?.isUppercase == true ? [name] : nil
    }
    guard let member = inner.as(MemberAccessExprSyntax.self), let base = member.base else {
      return nil
    }
    let name = TypeReader.name(member.declName.baseName)
    guard name.first?.isUppercase == true, let path = typePath(base, longest: longest - 1) else {
      return nil
    }
    return path + [name]
  }
}
