import SwiftSyntax

/// Words for what isn't Swift in a file, those that the compiler uses.
enum ProblemWording {
  static let tooDeep = "parsing has exceeded the maximum nesting level"

  /// `expected '}' to end struct`
  static func missing(_ token: TokenSyntax) -> String {
    let (what, around) = placeholder(for: token) ?? (name(of: token), token.parent)
    guard let parent = around.flatMap(named) else { return "expected \(what)" }
    let isLast = closers.contains(token.tokenKind) && parent.node.lastToken(viewMode: .all) == token
    return "expected \(what) \(isLast ? "to end" : "in") \(parent.name)"
  }

  /// `unexpected code '= 1' in struct`
  static func unexpected(_ node: UnexpectedNodesSyntax) -> String {
    let text = node.trimmedDescription
    let shown = text.count <= 40 && !text.contains(where: \.isNewline) ? " '\(text)'" : ""
    guard let parent = node.parent.flatMap(named) else { return "unexpected code\(shown)" }
    return "unexpected code\(shown) in \(parent.name)"
  }

  /// What the parser puts where nothing of the kind it needs is to be found, with what that stands in.
  private static func placeholder(for token: TokenSyntax) -> (name: String, around: Syntax?)? {
    guard let parent = token.parent, let name = placeholders[parent.kind] else { return nil }
    return (name, parent.parent)
  }

  private static func name(of token: TokenSyntax) -> String {
    if case .identifier = token.tokenKind { return "identifier" }
    return token.text.isEmpty ? "code" : "'\(token.text)'"
  }

  private static func named(_ node: Syntax) -> (node: Syntax, name: String)? {
    var next: Syntax? = node
    while let node = next {
      if let name = names[node.kind] { return (node, name) }
      next = node.parent
    }
    return nil
  }

  private static let closers: Set<TokenKind> = [
    .rightBrace, .rightParen, .rightSquare, .rightAngle, .poundEndif, .stringQuote,
    .multilineStringQuote,
  ]

  private static let placeholders: [SyntaxKind: String] = [
    .missingDecl: "declaration", .missingExpr: "expression", .missingPattern: "pattern",
    .missingStmt: "statement", .missingType: "type", .missing: "code",
  ]

  private static let names: [SyntaxKind: String] = [
    .accessorDecl: "accessor", .actorDecl: "actor", .arrayExpr: "array",
    .associatedTypeDecl: "associatedtype", .attribute: "attribute", .classDecl: "class",
    .closureExpr: "closure", .deinitializerDecl: "deinitializer", .dictionaryExpr: "dictionary",
    .doStmt: "'do' statement", .enumCaseDecl: "enum case", .enumDecl: "enum",
    .extensionDecl: "extension", .forStmt: "'for' statement", .functionCallExpr: "function call",
    .functionDecl: "function", .functionParameterClause: "parameter clause",
    .genericParameterClause: "generic parameter clause", .guardStmt: "'guard' statement",
    .ifConfigDecl: "conditional compilation block", .ifExpr: "'if' statement",
    .importDecl: "import", .inheritanceClause: "inheritance clause",
    .initializerDecl: "initializer", .macroDecl: "macro", .macroExpansionDecl: "macro expansion",
    .macroExpansionExpr: "macro expansion", .protocolDecl: "protocol",
    .regexLiteralExpr: "regex literal", .repeatStmt: "'repeat' statement",
    .returnStmt: "'return' statement", .stringLiteralExpr: "string literal",
    .structDecl: "struct", .subscriptDecl: "subscript", .switchCase: "switch case",
    .switchExpr: "'switch' statement", .tupleExpr: "tuple", .tupleType: "tuple type",
    .typeAliasDecl: "typealias", .variableDecl: "variable", .whileStmt: "'while' statement",
  ]

  /// What is wrong with a character, or with how a token is written.
  static func message(for kind: TokenDiagnostic.Kind) -> String {
    switch kind {
    case .editorPlaceholder: "editor placeholder in source file"
    case .equalMustHaveConsistentWhitespaceOnBothSides:
      "'=' must have consistent whitespace on both sides"
    case .invalidCharacter, .unprintableAsciiCharacter: "invalid character in source file"
    case .invalidUtf8: "invalid UTF-8 found in source file"
    case .invalidEscapeSequenceInStringLiteral: "invalid escape sequence in literal"
    case .insufficientIndentationInMultilineStringLiteral:
      "insufficient indentation of line in multi-line string literal"
    case .invalidIdentifierStartCharacter: "an identifier cannot begin with this character"
    case .sourceConflictMarker: "source control conflict marker in source file"
    case .unicodeCurlyQuote: "unicode curly quote found; use '\"' instead"
    case .unexpectedBlockCommentEnd: "unexpected end of block comment"
    case .unterminatedBlockComment: "unterminated '/*' comment"
    case .extraneousLeadingWhitespaceError, .extraneousTrailingWhitespaceError:
      "unexpected space"
    default: "this isn't how Swift writes a literal or a name"
    }
  }
}
