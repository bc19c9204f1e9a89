import SwiftSyntax

/// Reads what a body does: which members it reaches, what it makes, and when.
final class BodyReader: SyntaxVisitor {
  private let source: ScannedSource
  private var steps: [Step] = []
  private var timing = Step.Timing.always
  private var raised: [Step.Timing] = []

  /// The steps of a body or an initial value, in the order of the source.
  static func steps(of node: (some SyntaxProtocol)?, in source: ScannedSource) -> [Step] {
    guard let node else { return [] }
    let reader = BodyReader(source)
    reader.walk(node)
    return reader.steps
  }

  private init(_ source: ScannedSource) {
    self.source = source
    super.init(viewMode: .sourceAccurate)
  }

  private func add(_ kind: Step.Kind, _ node: some SyntaxProtocol) {
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    steps.append(Step(kind: kind, timing: timing, position: source.position(of: offset)))
  }

  private func walk(_ node: (some SyntaxProtocol)?, atMost later: Step.Timing) {
    guard let node else { return }
    let before = timing
    timing = max(timing, later)
    walk(node)
    timing = before
  }

  // MARK: What is done

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let arguments = node.arguments.map {
      Step.Argument(label: $0.label?.text, value: Self.value($0.expression))
    }
    let called = Self.unwrapped(node.calledExpression)
    if let closure = called.as(ClosureExprSyntax.self) {
      walk(closure.statements)
    } else if let path = Self.typePath(called) {
      add(.construct(type: path, arguments: arguments), node)
    } else if let member = called.as(MemberAccessExprSyntax.self), let base = member.base {
      visitMember(member, base: base, arguments: arguments, isCall: true)
    } else if let reference = called.as(DeclReferenceExprSyntax.self) {
      let name = TypeReader.name(reference.baseName)
      add(.member(base: .itself, name: name, isCall: arguments.isEmpty), node)
    } else {
      walk(called)
    }
    for argument in node.arguments { walk(argument.expression) }
    walk(node.trailingClosure, atMost: .later)
    for closure in node.additionalTrailingClosures { walk(closure.closure, atMost: .later) }
    return .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let base = node.base else { return .skipChildren }
    visitMember(node, base: base, arguments: [], isCall: false)
    return .skipChildren
  }

  private func visitMember(
    _ node: MemberAccessExprSyntax, base: ExprSyntax, arguments: [Step.Argument], isCall: Bool
  ) {
    let name = TypeReader.name(node.declName.baseName)
    let inner = Self.unwrapped(base)
    if name == "init", isCall {
      if inner.is(SuperExprSyntax.self) {
        return add(.delegate(toSuper: true, arguments: arguments), node)
      }
      if Self.value(inner) == .itself {
        return add(.delegate(toSuper: false, arguments: arguments), node)
      }
      if let path = Self.typePath(inner) {
        return add(.construct(type: path, arguments: arguments), node)
      }
    }
    add(.member(base: Self.value(inner), name: name, isCall: isCall && arguments.isEmpty), node)
    if !inner.is(DeclReferenceExprSyntax.self), Self.value(inner) != .itself { walk(inner) }
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.tokenKind != .keyword(.self) {
      add(.read(TypeReader.name(node.baseName)), node)
    }
    return .skipChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    if elements.count >= 3, elements[1].is(AssignmentExprSyntax.self),
      let target = Self.target(elements[0])
    {
      let value = elements.count == 3 ? Self.value(elements[2]) : .other
      add(.assign(target: target, value: value), node)
      if case .name = value { return .skipChildren }
      visitOperands(Array(elements.dropFirst(2)))
    } else {
      visitOperands(elements)
    }
    return .skipChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      let value = node.initializer.map({ Self.value($0.value) })
    else { return .visitChildren }
    switch value {
    case .name, .itself:
      add(.bind(name: TypeReader.name(name), value: value), node)
      return .skipChildren
    case .construct, .other: return .visitChildren
    }
  }

  /// What stands after `??`, `&&`, `||` or in a ternary's branches may not run.
  private func visitOperands(_ elements: [ExprSyntax]) {
    var isCertain = true
    for element in elements {
      if let binary = element.as(BinaryOperatorExprSyntax.self) {
        if ["??", "&&", "||"].contains(binary.operator.text) { isCertain = false }
        continue
      }
      if let ternary = element.as(UnresolvedTernaryExprSyntax.self) {
        isCertain = false
        walk(ternary.thenExpression, atMost: .sometimes)
        continue
      }
      walk(element, atMost: isCertain ? .always : .sometimes)
    }
  }

  // MARK: When it is done

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { raise(.later) }
  override func visitPost(_ node: ClosureExprSyntax) { lower() }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { raise(.later) }
  override func visitPost(_ node: FunctionDeclSyntax) { lower() }
  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { raise(.sometimes) }
  override func visitPost(_ node: ForStmtSyntax) { lower() }
  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { raise(.sometimes) }
  override func visitPost(_ node: WhileStmtSyntax) { lower() }
  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind { raise(.sometimes) }
  override func visitPost(_ node: CatchClauseSyntax) { lower() }
  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind { raise(.sometimes) }
  override func visitPost(_ node: SwitchCaseSyntax) { lower() }
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { raise(.sometimes) }
  override func visitPost(_ node: IfConfigDeclSyntax) { lower() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    walk(node.conditions)
    walk(node.body, atMost: .sometimes)
    walk(node.elseBody, atMost: .sometimes)
    return .skipChildren
  }

  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    walk(node.conditions)
    walk(node.body, atMost: .sometimes)
    return .skipChildren
  }

  private func raise(_ later: Step.Timing) -> SyntaxVisitorContinueKind {
    raised.append(timing)
    timing = max(timing, later)
    return .visitChildren
  }

  private func lower() {
    timing = raised.removeLast()
  }
}

// MARK: - Expressions

extension BodyReader {
  /// The expression without `try`, `await`, `!`, `?`, parentheses and generic arguments.
  private static func unwrapped(_ expression: ExprSyntax) -> ExprSyntax {
    switch expression.as(ExprSyntaxEnum.self) {
    case .tryExpr(let node): unwrapped(node.expression)
    case .awaitExpr(let node): unwrapped(node.expression)
    case .forceUnwrapExpr(let node): unwrapped(node.expression)
    case .optionalChainingExpr(let node): unwrapped(node.expression)
    case .genericSpecializationExpr(let node): unwrapped(node.expression)
    case .tupleExpr(let node) where node.elements.count == 1:
      node.elements.first.map { unwrapped($0.expression) } ?? expression
    case .sequenceExpr(let node):
      // `value as any Protocol` is the value.
      node.elements.count == 3
        && node.elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true
        ? node.elements.first.map(unwrapped) ?? expression : expression
    default: expression
    }
  }

  private static func value(_ expression: ExprSyntax) -> Step.Value {
    let inner = unwrapped(expression)
    if let reference = inner.as(DeclReferenceExprSyntax.self) {
      if reference.baseName.tokenKind == .keyword(.self) { return .itself }
      let name = TypeReader.name(reference.baseName)
      return .name(name)
    }
    if let member = inner.as(MemberAccessExprSyntax.self), let base = member.base,
      unwrapped(base).as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
    {
      return .name(TypeReader.name(member.declName.baseName))
    }
    if let call = inner.as(FunctionCallExprSyntax.self), let path = typePath(call.calledExpression)
    {
      return .construct(path)
    }
    return .other
  }

  /// What an assignment gives a value: `name` or `self.name`.
  private static func target(_ expression: ExprSyntax) -> String? {
    guard case .name(let name) = value(expression) else { return nil }
    return name
  }

  /// The names of a type that an expression names, told by its last name's capital letter.
  ///
  /// - Parameter longest: how many names at most: a longer chain of members is no type.
  private static func typePath(_ expression: ExprSyntax, longest: Int = 8) -> [String]? {
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
