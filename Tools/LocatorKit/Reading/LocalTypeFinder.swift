import SwiftSyntax

/// Finds the types that a body declares, but for those within others.
final class LocalTypeFinder: SyntaxVisitor {
  private var found: [DeclSyntax] = []

  /// The types declared in the body, in the order of the source.
  static func types(in body: some SyntaxProtocol) -> [DeclSyntax] {
    let finder = LocalTypeFinder(viewMode: .sourceAccurate)
    finder.walk(body)
    return finder.found
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }

  private func add(_ node: some DeclSyntaxProtocol) -> SyntaxVisitorContinueKind {
    found.append(DeclSyntax(node))
    return .skipChildren
  }
}
