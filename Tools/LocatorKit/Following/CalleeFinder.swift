/// Finds the one function, property or initializer that a body means, where the sources tell.
struct CalleeFinder {
  let graph: PackageGraph
  private let globals: [String: [(file: Int, fact: GlobalFact)]]

  init(graph: PackageGraph) {
    self.graph = graph
    var globals: [String: [(file: Int, fact: GlobalFact)]] = [:]
    for (file, unit) in graph.files.enumerated() {
      for fact in unit.facts.globals where !fact.steps.isEmpty {
        globals[fact.name, default: []].append((file, fact))
      }
    }
    self.globals = globals
  }

  /// The class, struct, enum or actor of that name.
  func type(_ path: [String], in frame: BodyFrame) -> Int? {
    guard !path.isEmpty else { return nil }
    let scope = Scope(file: frame.file, path: frame.scope)
    guard case .type(let symbol) = TypeResolver(table: graph.table).resolve(.named(path), in: scope)
    else { return nil }
    return symbol
  }

  /// What is called by that name, or read when there are no arguments; nil when it's several, or unknown.
  func callee(
    _ name: String, of base: Step.Value, _ holder: Holder?,
    _ arguments: [Step.Argument]?, in frame: BodyFrame
  ) -> BodyFrame.Callee? {
    let found: [BodyFrame.Callee]
    switch base {
    case .type(["Self"]): found = helpers(name, of: frame.own, isStatic: true, in: frame)
    case .type(let path): found = type(path, in: frame).map { members(name, of: $0) } ?? []
    case .itself:
      let own = helpers(name, of: holder, isStatic: false, in: frame) + methods(name, in: frame)
      found = own.isEmpty ? globals(name, in: frame) : own
    case .name, .construct:
      found = helpers(name, of: holder, isStatic: false, in: frame) + methods(name, of: holder)
    case .other: found = []
    }
    let fitting = found.filter {
      $0.isFunction == (arguments != nil)
        && isCall(of: $0.parameters, arguments ?? [])
    }
    return fitting.count == 1 ? fitting[0] : nil
  }

  // MARK: Candidates

  /// Members of the protocols' extensions that aren't required.
  private func helpers(
    _ name: String, of holder: Holder?, isStatic: Bool, in frame: BodyFrame
  ) -> [BodyFrame.Callee] {
    guard let holder else { return [] }
    let protocols = Set(holder.protocols.flatMap(graph.locators.closure))
    return graph.defaults.helpers(named: name).filter {
      protocols.contains($0.extended) && $0.member.isStatic == isStatic
        && ($0.member.access > .fileprivate || $0.file == frame.file)
    }.map { helper in
      callee(helper.member, BodyFrame(file: helper.file, own: holder))
    }
  }

  /// Methods and properties of `self`.
  private func methods(_ name: String, in frame: BodyFrame) -> [BodyFrame.Callee] {
    guard let type = frame.selfType else { return [] }
    return methods(name, of: type, frame.own, frame.names)
  }

  /// Methods and properties of a value that was just made.
  private func methods(_ name: String, of holder: Holder?) -> [BodyFrame.Callee] {
    guard let holder, holder.isExact, let type = holder.type else { return [] }
    return methods(name, of: type, nil, holder.properties)
  }

  /// Those of the class, or of the nearest class above it that has any of the name.
  private func methods(
    _ name: String, of type: Int, _ own: Holder?, _ names: [String: Holder]
  ) -> [BodyFrame.Callee] {
    for owner in [type] + graph.types.superclasses(of: type) {
      let found = (graph.types.types[owner]?.members ?? []).filter {
        $0.member.name == name && !$0.member.isStatic
      }
      if found.isEmpty { continue }
      return found.map { member in
        var inner = BodyFrame(file: member.file, scope: graph.table.symbols[owner].path, own: own)
        inner.selfType = type
        inner.names = names
        var callee = callee(member.member, inner)
        if member.member.isStored, member.member.steps.isEmpty, case .type(let kept)? = member.type
        {
          callee.keeps = kept
        }
        return callee
      }
    }
    return []
  }

  private func members(_ name: String, of symbol: Int) -> [BodyFrame.Callee] {
    (graph.types.types[symbol]?.members ?? []).filter {
      $0.member.name == name && $0.member.isStatic
    }.map {
      callee($0.member, BodyFrame(file: $0.file, scope: graph.table.symbols[symbol].path))
    }
  }

  /// Functions at the top of a file, and variables, which are made when they're first read.
  private func globals(_ name: String, in frame: BodyFrame) -> [BodyFrame.Callee] {
    let module = graph.files[frame.file].module
    let seen = (globals[name] ?? []).filter { file, fact in
      if file == frame.file { return true }
      let other = graph.files[file].module
      if other == module { return fact.access > .fileprivate }
      return fact.access >= .package && graph.table.isVisible(other, from: frame.file)
    }
    return seen.map { file, fact in
      BodyFrame.Callee(
        isFunction: fact.kind == .function, parameters: fact.parameters, steps: fact.steps,
        position: fact.position,
        note: fact.kind == .function ? "which calls '\(name)'" : "which reads '\(name)'",
        frame: BodyFrame(file: file))
    }
  }

  private func callee(_ member: MemberFact, _ frame: BodyFrame) -> BodyFrame.Callee {
    BodyFrame.Callee(
      isFunction: member.kind == .function, parameters: member.inputs, steps: member.steps,
      position: member.position,
      note: member.kind == .function
        ? "which calls '\(member.name)'" : "which reads '\(member.name)'",
      frame: frame)
  }

  // MARK: Arguments

  /// The one initializer that the arguments fit; nil when several do, or none.
  func initializer(
    of symbol: Int, _ arguments: [Step.Argument]
  ) -> (fact: InitializerFact, file: Int)? {
    for type in [symbol] + graph.types.superclasses(of: symbol) {
      let fitting = (graph.types.types[type]?.parts ?? []).flatMap { part in
        graph.files[part.file].facts.declarations[part.declaration].initializers
          .filter { isCall(of: $0.parameters, arguments) }
          .map { ($0, part.file) }
      }
      if !fitting.isEmpty { return fitting.count == 1 ? fitting[0] : nil }
    }
    return nil
  }

  /// The parameters with the arguments given to them, in order.
  func matched(_ parameters: [ParameterFact], _ arguments: [Step.Argument])
    -> [(ParameterFact, Step.Argument)]
  {
    var rest = arguments[...]
    return parameters.compactMap { parameter in
      guard let next = rest.first, next.label == parameter.label else { return nil }
      rest.removeFirst()
      return (parameter, next)
    }
  }

  /// Whether each argument has its parameter, and each parameter its argument, its default, or a closure
  /// that may trail.
  func isCall(of parameters: [ParameterFact], _ arguments: [Step.Argument]) -> Bool {
    let matched = matched(parameters, arguments)
    let given = Set(matched.map(\.0.position))
    return matched.count == arguments.count
      && parameters.allSatisfy {
        $0.isDefaulted || given.contains($0.position) || isFunction($0.type)
      }
  }

  private func isFunction(_ type: TypeExpression) -> Bool {
    switch type {
    case .other(let text): text.contains("->")
    case .optional(let inner): isFunction(inner)
    default: false
    }
  }
}
