import SwiftSyntax

/// Reads what a body does: which members it reaches, what it makes, and when.
final class BodyReader: SyntaxVisitor {
  let source: ScannedSource
  private let kind: Kind
  private var steps: [Step] = []
  private var timing = Step.Timing.always
  private var raised: [Step.Timing] = []
  /// Whether a branch may have left the body already.
  private var mayHaveLeft = false
  private var locals: Set<String> = []
  private(set) var contexts = CallContexts()

  enum Kind: Equatable {
    /// A function's body or a getter, with the type of its result.
    case function(TypeExpression?)
    /// An initializer's body, which may set what is its own.
    case initializer
    /// An initial value, with the type that's written at its variable.
    case value(TypeExpression?)
  }

  /// The steps of a body or an initial value, in the order of the source.
  static func steps(
    of node: (some SyntaxProtocol)?, _ kind: Kind, in source: ScannedSource
  ) -> [Step] {
    guard let node else { return [] }
    let reader = BodyReader(source, kind)
    reader.contexts.read(Syntax(node), kind)
    reader.walk(node)
    return reader.steps
  }

  private init(_ source: ScannedSource, _ kind: Kind) {
    self.source = source
    self.kind = kind
    super.init(viewMode: .sourceAccurate)
  }

  func add(_ kind: Step.Kind, _ node: some SyntaxProtocol) {
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let timing = mayHaveLeft ? max(timing, .sometimes) : timing
    steps.append(Step(kind: kind, timing: timing, position: source.position(of: offset)))
  }

  func walk(_ node: (some SyntaxProtocol)?, atMost later: Step.Timing) {
    guard let node else { return }
    let before = timing
    timing = max(timing, later)
    walk(node)
    timing = before
  }

  // MARK: Calls

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = ExpressionReader.unwrapped(node.calledExpression)
    let arguments = ExpressionReader.arguments(of: node)
    if let closure = called.as(ClosureExprSyntax.self) {
      callAtOnce(closure, arguments)
    } else if let path = ExpressionReader.constructed(by: node) {
      add(.construct(type: path, arguments: arguments), node)
    } else if let member = called.as(MemberAccessExprSyntax.self) {
      visitCall(of: member, node, arguments)
    } else if let reference = called.as(DeclReferenceExprSyntax.self) {
      let name = TypeReader.name(reference.baseName)
      add(.member(base: .itself, name: name, arguments: arguments), node)
    } else {
      walk(called)
    }
    visitArguments(of: node, called)
    return .skipChildren
  }

  // MARK: Names

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let base = node.base.map(ExpressionReader.unwrapped) else { return .skipChildren }
    let name = TypeReader.name(node.declName.baseName)
    add(.member(base: ExpressionReader.value(base), name: name, arguments: nil), node)
    visitBase(base)
    return .skipChildren
  }

  func visitBase(_ base: ExprSyntax) {
    if !base.is(DeclReferenceExprSyntax.self), ExpressionReader.typePath(base) == nil { walk(base) }
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.tokenKind != .keyword(.self) {
      add(.read(TypeReader.name(node.baseName)), node)
    }
    return .skipChildren
  }

  /// A key path names what it reaches, and reaches nothing itself.
  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.lazy) }) else {
      return .visitChildren
    }
    for binding in node.bindings { define(binding, by: binding.initializer?.value) }
    return .skipChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
      return .visitChildren
    }
    locals.insert(TypeReader.name(name))
    if let block = node.accessorBlock {
      define(node, by: block)
      return .skipChildren
    }
    guard let value = node.initializer?.value else { return .skipChildren }
    if let closure = value.as(ClosureExprSyntax.self) {
      define(
        name, ParameterReader(source: source).read(closure), by: closure.statements,
        .function(nil))
      return .skipChildren
    }
    if case .named(let path)? = node.typeAnnotation.map({ TypeReader.read($0.type) }) {
      contexts.leave(path, to: value)
    }
    return bind(name, value)
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
      return .visitChildren
    }
    return node.initializer.map { bind(name, $0.value) } ?? .visitChildren
  }

  private func bind(_ name: TokenSyntax, _ value: ExprSyntax) -> SyntaxVisitorContinueKind {
    let read = ExpressionReader.value(value)
    switch read {
    case .name, .itself, .type: break
    case .construct: walk(value)
    case .other:
      walk(value)
      return .skipChildren
    }
    add(.bind(name: TypeReader.name(name), value: read), name)
    return .skipChildren
  }

  // MARK: Local functions

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    define(
      node.name, ParameterReader(source: source).read(node.signature.parameterClause),
      by: node.body, .function(node.signature.returnClause.map { TypeReader.read($0.type) }))
    return .skipChildren
  }

  private func define(_ binding: PatternBindingSyntax, by body: (some SyntaxProtocol)?) {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return }
    let type = binding.typeAnnotation.map { TypeReader.read($0.type) }
    locals.insert(TypeReader.name(name))
    define(name, nil, by: body, .function(type))
  }

  private func define(
    _ name: TokenSyntax, _ parameters: [ParameterFact]?, by body: (some SyntaxProtocol)?,
    _ kind: Kind
  ) {
    let steps = Self.steps(of: body, kind, in: source)
    add(.define(name: TypeReader.name(name), parameters: parameters, steps: steps), name)
  }

  // MARK: Types that the surroundings tell

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if case .function(.named(let path)) = kind, let value = node.expression {
      contexts.leave(path, to: value)
    }
    return .visitChildren
  }

  // MARK: What is changed

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for (index, element) in elements.enumerated().dropFirst()
    where ExpressionReader.isAssignment(element) {
      noteChange(of: elements[index - 1])
    }
    if elements.count >= 3, elements[1].is(AssignmentExprSyntax.self),
      let target = ExpressionReader.target(elements[0])
    {
      let value = elements.count == 3 ? ExpressionReader.value(elements[2]) : .other
      add(.assign(target: target, value: value), node)
      if case .name = value { return .skipChildren }
      visitOperands(Array(elements.dropFirst(2)))
    } else {
      visitOperands(elements)
    }
    return .skipChildren
  }

  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    noteChange(of: node.expression)
    return .visitChildren
  }

  /// A call whose result is dropped is made for what it changes.
  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    let siblings = node.parent?.as(CodeBlockItemListSyntax.self)?.count ?? 1
    if siblings > 1, let expression = node.item.as(ExprSyntax.self),
      let call = ExpressionReader.unwrapped(expression).as(FunctionCallExprSyntax.self)
    {
      add(.change, call)
    }
    return .visitChildren
  }

  private func noteChange(of target: ExprSyntax) {
    let root = ExpressionReader.root(of: target)
    if root.is(DiscardAssignmentExprSyntax.self) { return }
    if ExpressionReader.isSelf(root), kind == .initializer { return }
    if let reference = root.as(DeclReferenceExprSyntax.self) {
      let name = TypeReader.name(reference.baseName)
      if locals.contains(name) || kind == .initializer { return }
    }
    add(.change, target)
  }

  // MARK: When it is done

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

  override func visitPost(_ node: ReturnStmtSyntax) { leave() }
  override func visitPost(_ node: ThrowStmtSyntax) { leave() }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { raise(.later) }
  override func visitPost(_ node: ClosureExprSyntax) { lower() }
  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { raise(.sometimes) }
  override func visitPost(_ node: WhileStmtSyntax) { lower() }
  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind { raise(.sometimes) }
  override func visitPost(_ node: CatchClauseSyntax) { lower() }
  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind { raise(.sometimes) }
  override func visitPost(_ node: SwitchCaseSyntax) { lower() }
  /// Which build a branch is in isn't told here, so that it's as if it ran never.
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { raise(.later) }
  override func visitPost(_ node: IfConfigDeclSyntax) { lower() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    walk(node.sequence)
    walk(node.body, atMost: .sometimes)
    return .skipChildren
  }

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

  private func leave() {
    if timing == .sometimes { mayHaveLeft = true }
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
