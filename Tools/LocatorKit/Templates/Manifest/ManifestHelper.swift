import SwiftParser
import SwiftSyntax

/// A function of the manifest that makes a target or a product: `func module(_ name: String, …) -> Target`.
struct ManifestHelper {
  enum Result {
    case target(PackageModel.Target.Kind)
    case product
  }

  /// A text with the name parameter in it: `Tests/\(module)Tests`.
  struct Pattern {
    var prefix: String
    var suffix: String

    func text(for argument: String) -> String { prefix + argument + suffix }

    /// The argument that makes the text; nil when none does.
    func argument(for text: String) -> String? {
      guard text.hasPrefix(prefix), text.hasSuffix(suffix),
        text.utf8.count > prefix.utf8.count + suffix.utf8.count
      else { return nil }
      return String(text.dropFirst(prefix.count).dropLast(suffix.count))
    }
  }

  let name: String
  let result: Result
  /// How the target's name comes from the argument.
  let naming: Pattern
  /// The folder it sets; nil when it sets none.
  let path: Pattern?
  /// The label of the parameter for dependencies, `_` for none; nil when it takes none.
  let dependenciesLabel: String?
  /// Whether the helper itself adds the module that its argument names.
  let addsArgument: Bool
  /// Whether a name and dependencies are all that it asks for.
  let isComplete: Bool

  init?(_ function: FunctionDeclSyntax) {
    let parameters = Array(function.signature.parameterClause.parameters)
    guard let first = parameters.first, first.type.trimmedDescription == "String",
      let body = function.body, let call = Self.call(in: body),
      let callee = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      let result = Self.result(of: callee)
    else { return nil }
    let parameter = (first.secondName ?? first.firstName).text
    guard let nameArgument = call.argument("name")?.expression,
      let naming = Self.pattern(nameArgument, of: parameter)
    else { return nil }
    let dependencies = parameters.dropFirst().first {
      $0.type.trimmedDescription.contains("Dependency")
    }
    name = function.name.text
    self.result = result
    self.naming = naming
    path = call.argument("path").flatMap { Self.pattern($0.expression, of: parameter) }
    dependenciesLabel = dependencies?.firstName.text
    addsArgument =
      call.argument("dependencies").map { Self.mentions(parameter, in: Syntax($0.expression)) }
      ?? false
    isComplete = parameters.dropFirst().allSatisfy {
      $0.defaultValue != nil || $0.id == dependencies?.id
    }
  }

  private static func call(in body: CodeBlockSyntax) -> FunctionCallExprSyntax? {
    guard body.statements.count == 1, let item = body.statements.first?.item else { return nil }
    switch item {
    case .expr(let expression): return expression.as(FunctionCallExprSyntax.self)
    case .stmt(let statement):
      return statement.as(ReturnStmtSyntax.self)?.expression?.as(FunctionCallExprSyntax.self)
    default: return nil
    }
  }

  static func result(of callee: String) -> Result? {
    switch callee {
    case "target": .target(.library)
    case "executableTarget": .target(.executable)
    case "testTarget": .target(.test)
    case "library": .product
    default: nil
    }
  }

  /// The pattern of an expression that is the parameter, or a text with the parameter in it once.
  private static func pattern(_ expression: ExprSyntax, of parameter: String) -> Pattern? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.text == parameter ? Pattern(prefix: "", suffix: "") : nil
    }
    guard let literal = expression.as(StringLiteralExprSyntax.self) else { return nil }
    var parts = [""]
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let text): parts[parts.count - 1] += text.content.text
      case .expressionSegment(let inserted):
        guard inserted.expressions.trimmedDescription == parameter else { return nil }
        parts.append("")
      @unknown default: return nil
      }
    }
    return parts.count == 2 ? Pattern(prefix: parts[0], suffix: parts[1]) : nil
  }

  private static func mentions(_ name: String, in node: Syntax) -> Bool {
    node.tokens(viewMode: .sourceAccurate).contains { $0.text == name }
  }
}

extension FunctionCallExprSyntax {
  /// The argument with that label.
  func argument(_ label: String) -> LabeledExprSyntax? {
    arguments.first { $0.label?.text == label }
  }
}

extension ExprSyntax {
  /// The text of a string literal without anything inserted.
  var plainText: String? {
    self.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}
