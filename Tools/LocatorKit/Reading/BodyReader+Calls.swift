import SwiftSyntax

/// What a call does: whom it calls, and with what.
extension BodyReader {
  func visitCall(
    of member: MemberAccessExprSyntax, _ call: FunctionCallExprSyntax, _ arguments: [Step.Argument]
  ) {
    let name = TypeReader.name(member.declName.baseName)
    guard let base = member.base.map(ExpressionReader.unwrapped) else {
      guard let type = contexts.type(of: call) else { return }
      return name == "init"
        ? add(.construct(type: type, arguments: arguments), call)
        : add(.member(base: .type(type), name: name, arguments: arguments), call)
    }
    if name == "init", base.is(SuperExprSyntax.self) || ExpressionReader.isSelf(base) {
      let toSuper = base.is(SuperExprSyntax.self)
      return add(.delegate(toSuper: toSuper, arguments: arguments), member)
    }
    add(.member(base: ExpressionReader.value(base), name: name, arguments: arguments), member)
    visitBase(base)
  }

  func visitArguments(of call: FunctionCallExprSyntax, _ called: ExprSyntax) {
    let timing = CallTiming.ofClosures(in: called)
    for argument in call.arguments {
      if let timing, let closure = argument.expression.as(ClosureExprSyntax.self) {
        walk(closure.statements, atMost: timing)
      } else {
        walk(argument.expression)
      }
    }
    let trailing =
      [call.trailingClosure].compactMap { $0 } + call.additionalTrailingClosures.map(\.closure)
    for closure in trailing {
      if let timing { walk(closure.statements, atMost: timing) } else { walk(closure) }
    }
  }

  func callAtOnce(_ closure: ClosureExprSyntax, _ arguments: [Step.Argument]) {
    for (parameter, argument) in zip(ParameterReader(source: source).read(closure), arguments) {
      add(.bind(name: parameter.name, value: argument.value), closure)
    }
    walk(closure.statements)
  }
}
