import SwiftParser
import SwiftSyntax

/// The upcoming features that a manifest enables for each target: what PackagePlugin doesn't tell.
///
/// They are those that the target's call mentions, and what it refers to in the manifest: `swiftSettings: settings`,
/// or a function of its own, `module("Feeds")`; and those of a loop over the targets.
final class ManifestFeatures: SyntaxVisitor {
  /// What a part of the manifest mentions.
  private struct Mention {
    var names: Set<String> = []
    var features: Set<String> = []
  }

  private var declared: [String: Mention] = [:]
  private var targets: [String: Mention] = [:]
  private var everywhere = Mention()

  /// Reads a manifest's bytes.
  static func read(_ manifest: [UInt8]) -> ManifestFeatures {
    let visitor = ManifestFeatures(viewMode: .sourceAccurate)
    guard manifest.contains("enableUpcomingFeature") else {
      return visitor
    }
    manifest.withUnsafeBufferPointer {
      let tree = Parser.parse(source: $0, maximumNestingLevel: 256)
      for statement in tree.statements { visitor.note(statement.item) }
      visitor.walk(tree)
    }
    return visitor
  }

  /// Gives each target that was met its features.
  func add(to package: inout PackageModel) {
    let common = features(of: everywhere)
    for index in package.targets.indices {
      guard let mention = targets[package.targets[index].name] else { continue }
      package.targets[index].upcomingFeatures = features(of: mention).union(common).sorted()
    }
  }

  /// A target is named by the first argument of its call, as whatever it depends on is, which has no settings.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let first = node.arguments.first, first.label == nil || first.label?.text == "name",
      let name = first.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
      node.calledExpression.trimmedDescription != "Package"
    {
      add(Self.mention(in: node), to: &targets[name, default: Mention()])
    }
    return .visitChildren
  }

  private func note(_ item: CodeBlockItemSyntax.Item) {
    if let node = item.as(FunctionDeclSyntax.self), let body = node.body {
      add(Self.mention(in: body), to: &declared[node.name.text, default: Mention()])
    } else if let node = item.as(VariableDeclSyntax.self) {
      for binding in node.bindings {
        let name = binding.pattern.trimmedDescription
        // The package is made of everything.
        guard name != "package" else { continue }
        add(Self.mention(in: binding), to: &declared[name, default: Mention()])
      }
    } else if let node = item.as(StmtSyntax.self), node.is(ForStmtSyntax.self) {
      add(Self.mention(in: node), to: &everywhere)
    }
  }

  private func add(_ mention: Mention, to other: inout Mention) {
    other.names.formUnion(mention.names)
    other.features.formUnion(mention.features)
  }

  /// The features that it mentions, and those of what it refers to.
  private func features(of mention: Mention) -> Set<String> {
    var features = mention.features
    var open = Array(mention.names)
    var seen = mention.names
    while let name = open.popLast() {
      guard let next = declared[name] else { continue }
      features.formUnion(next.features)
      open += next.names.filter { seen.insert($0).inserted }
    }
    return features
  }

  private static func mention(in node: some SyntaxProtocol) -> Mention {
    var mention = Mention()
    var last = ""
    for token in node.tokens(viewMode: .sourceAccurate) {
      switch token.tokenKind {
      case .identifier(let name):
        last = name
        mention.names.insert(name)
      case .stringSegment(let text) where last == "enableUpcomingFeature":
        mention.features.insert(text)
      case .colon: mention.names.remove(last)
      default: break
      }
    }
    return mention
  }
}
