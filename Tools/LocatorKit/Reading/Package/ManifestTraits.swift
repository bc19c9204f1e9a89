import SwiftParser
import SwiftSyntax

/// The traits that a manifest declares in so many words: what PackagePlugin doesn't tell.
final class ManifestTraits: SyntaxVisitor {
  private var traits: [PackageModel.Trait] = []
  private var defaults: [String] = []
  /// For each target that a trait brings in, those traits.
  private var conditions: [String: [String]] = [:]

  /// Reads a manifest's bytes.
  static func read(_ manifest: [UInt8]) -> ManifestTraits {
    let visitor = ManifestTraits(viewMode: .sourceAccurate)
    guard manifest.contains("trait") else { return visitor }
    manifest.withUnsafeBufferPointer {
      visitor.walk(Parser.parse(source: $0, maximumNestingLevel: 256))
    }
    return visitor
  }

  /// Gives a package what was read.
  func add(to package: inout PackageModel) {
    package.traits = traits
    package.defaultTraits = defaults
    for target in package.targets.indices {
      for dependency in package.targets[target].dependencies.indices
      where package.targets[target].dependencies[dependency].traits == nil {
        let name = package.targets[target].dependencies[dependency].name
        package.targets[target].dependencies[dependency].traits =
          conditions["\(package.targets[target].name)/\(name)"]
      }
    }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "Package" {
      // A trait may be its name alone.
      traits += list(node, "traits").map { PackageModel.Trait(name: $0) }
    }
    switch node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text {
    case "trait":
      if let name = text(node, "name") {
        traits.append(PackageModel.Trait(name: name, enables: list(node, "enabledTraits")))
      }
    case "default" where argument(node, "enabledTraits") != nil:
      defaults = list(node, "enabledTraits")
    case "target", "byName", "executableTarget", "testTarget":
      addConditions(of: node)
    default: break
    }
    return .visitChildren
  }

  /// `.target(name:condition: .when(traits:))` inside a target's call.
  private func addConditions(of node: FunctionCallExprSyntax) {
    guard let name = text(node, "name"),
      let array = argument(node, "dependencies")?.as(ArrayExprSyntax.self)
    else { return }
    for element in array.elements {
      guard let call = element.expression.as(FunctionCallExprSyntax.self),
        let dependency = text(call, "name"),
        let condition = argument(call, "condition")?.as(FunctionCallExprSyntax.self)
      else { continue }
      let traits = list(condition, "traits")
      if !traits.isEmpty { conditions["\(name)/\(dependency)"] = traits.sorted() }
    }
  }

  private func argument(_ node: FunctionCallExprSyntax, _ label: String) -> ExprSyntax? {
    node.arguments.first { $0.label?.text == label }?.expression
  }

  private func text(_ node: FunctionCallExprSyntax, _ label: String) -> String? {
    argument(node, label)?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  private func list(_ node: FunctionCallExprSyntax, _ label: String) -> [String] {
    (argument(node, label)?.as(ArrayExprSyntax.self)?.elements).map { elements in
      elements.compactMap {
        $0.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
      }
    } ?? []
  }
}
