import SwiftOperators
import SwiftSyntax

/// Reads the conditions of `#if`, all branches kept but those that no build has (`#if false`).
enum ConditionReader {
  /// Each branch of an `#if` that can be built, with the condition under which it, and no branch before
  /// it, is.
  static func branches(
    of declaration: IfConfigDeclSyntax
  ) -> [(elements: IfConfigClauseSyntax.Elements, condition: Condition)] {
    var before = Condition.always
    return declaration.clauses.compactMap { clause in
      let own = clause.condition.map(read) ?? .always
      let condition = before.and(own)
      before = before.and(own.negated)
      guard condition != .never else { return nil }
      return clause.elements.map { ($0, condition) }
    }
  }

  private static func read(_ expression: ExprSyntax) -> Condition {
    let folded = OperatorTable.logicalOperators.foldAll(expression) { _ in }
    return condition(folded.as(ExprSyntax.self) ?? expression)
  }

  private static func condition(_ expression: ExprSyntax) -> Condition {
    switch expression.as(ExprSyntaxEnum.self) {
    case .infixOperatorExpr(let infix):
      let sides = [condition(infix.leftOperand), condition(infix.rightOperand)]
      switch infix.operator.trimmedDescription {
      case "&&": return sides[0].and(sides[1])
      case "||": return .any(sides)
      default: return atom(expression.trimmedDescription)
      }
    case .prefixOperatorExpr(let prefix) where prefix.operator.text == "!":
      return condition(prefix.expression).negated
    case .tupleExpr(let tuple):
      guard let only = tuple.elements.first, tuple.elements.count == 1 else { break }
      return condition(only.expression)
    case .booleanLiteralExpr(let literal):
      return literal.literal.tokenKind == .keyword(.true) ? .always : .never
    case .functionCallExpr(let call):
      let arguments = call.arguments.map(\.trimmedDescription).joined(separator: " ")
      return .atom(
        Condition.Atom(question: call.calledExpression.trimmedDescription, argument: arguments))
    default: break
    }
    return atom(expression.trimmedDescription)
  }

  private static func atom(_ text: String) -> Condition {
    .atom(Condition.Atom(question: nil, argument: text))
  }
}
