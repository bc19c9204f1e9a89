import SwiftSyntax

/// The types that calls such as `.init(…)` leave to what stands around them.
struct CallContexts {
  private var types: [SyntaxIdentifier: [String]] = [:]

  /// Reads what the kind of a body says of its result.
  mutating func read(_ body: Syntax, _ kind: BodyReader.Kind) {
    switch kind {
    case .function(.named(let path)):
      let statements =
        body.as(CodeBlockSyntax.self)?.statements ?? body.as(CodeBlockItemListSyntax.self)
      if let only = statements?.first?.item.as(ExprSyntax.self), statements?.count == 1 {
        leave(path, to: only)
      }
    case .value(.named(let path)):
      if let value = body.as(ExprSyntax.self) { leave(path, to: value) }
    default: break
    }
  }

  /// Remembers the type that an expression is asked for.
  mutating func leave(_ type: [String], to expression: ExprSyntax) {
    if let call = ExpressionReader.unwrapped(expression).as(FunctionCallExprSyntax.self) {
      types[call.id] = type
    }
  }

  /// The type that stands for the one a call leaves out.
  func type(of call: FunctionCallExprSyntax) -> [String]? { types[call.id] }
}
