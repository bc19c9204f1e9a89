import SwiftSyntax

/// A target or a product that the manifest declares by a call of its own.
struct ManifestEntry {
  let name: String
  let result: ManifestHelper.Result
  let call: FunctionCallExprSyntax
  /// The helper that the call names; nil for `.target(…)` and its like.
  let helper: ManifestHelper?
  /// Its place in an array; nil when it stands elsewhere.
  let element: ArrayElementSyntax?

  /// The list of its dependencies as the call gives it; nil when it gives none.
  var dependencies: LabeledExprSyntax? {
    guard let helper else { return call.argument("dependencies") }
    guard let label = helper.dependenciesLabel else { return nil }
    return label == "_"
      ? call.arguments.dropFirst().first { $0.label == nil } : call.argument(label)
  }
}

/// Finds what a manifest declares.
final class ManifestEntries: SyntaxVisitor {
  private var helpers: [String: ManifestHelper] = [:]
  private var calls: [FunctionCallExprSyntax] = []
  /// The call that makes the package.
  private(set) var package: FunctionCallExprSyntax?
  /// Arrays by the top-level name that holds them.
  private(set) var arrays: [String: ArrayExprSyntax] = [:]

  init(_ manifest: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(manifest)
  }

  /// Every entry, in the order of the manifest.
  var entries: [ManifestEntry] { calls.compactMap(entry) }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    // What a helper's body calls is no entry: it has no name of its own.
    if let helper = ManifestHelper(node) { helpers[helper.name] = helper }
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    calls.append(node)
    if node.calledExpression.trimmedDescription == "Package" { package = node }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let array = node.initializer?.value.as(ArrayExprSyntax.self)
    {
      arrays[name] = array
    }
    return .visitChildren
  }

  private func entry(_ call: FunctionCallExprSyntax) -> ManifestEntry? {
    let element = call.parent?.as(ArrayElementSyntax.self)
    if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      guard let helper = helpers[reference.baseName.text],
        let argument = call.arguments.first?.expression.plainText
      else { return nil }
      return ManifestEntry(
        name: helper.naming.text(for: argument), result: helper.result, call: call,
        helper: helper, element: element)
    }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let result = ManifestHelper.result(of: member.declName.baseName.text),
      let name = call.argument("name")?.expression.plainText
    else { return nil }
    // `.target(name:)` is a dependency, too, where it stands among a target's.
    if isDependency(call) { return nil }
    return ManifestEntry(name: name, result: result, call: call, helper: nil, element: element)
  }

  private func isDependency(_ call: FunctionCallExprSyntax) -> Bool {
    var node = call.parent
    while let current = node {
      if let argument = current.as(LabeledExprSyntax.self) {
        return argument.label?.text != "targets" && argument.label?.text != "products"
          && argument.parent?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression
            .trimmedDescription != "Package"
          && !isAppended(argument)
      }
      if let binding = current.as(PatternBindingSyntax.self) {
        return binding.typeAnnotation?.type.trimmedDescription.contains("Dependency") == true
      }
      node = current.parent
    }
    return false
  }

  /// `package.targets.append(.target(…))`
  private func isAppended(_ argument: LabeledExprSyntax) -> Bool {
    argument.parent?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression
      .trimmedDescription.hasSuffix("targets.append") == true
  }
}
