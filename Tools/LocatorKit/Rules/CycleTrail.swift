/// Follows what a default locates at once: in its own body, and in the initializers and functions it calls.
struct CycleTrail {
  let graph: PackageGraph
  private let callees: CalleeFinder

  /// A requirement that is located at once, with the way to it.
  struct Hop: Hashable {
    var requirement: Int
    /// Whether it's located each time, and not only in a branch.
    var isCertain: Bool
    /// Whether a body on the way changes something, so that the next time another branch may be taken.
    var isChanging: Bool
    var notes: [Finding.Note]
  }

  private static let limit = 16

  init(graph: PackageGraph) {
    self.graph = graph
    callees = CalleeFinder(graph: graph)
  }

  /// Everything that the default locates at once, each requirement once: by the surest way.
  func hops(from provided: Default) -> [Hop] {
    let constrained = provided.constraints.filter { $0.subject == "Self" }.flatMap(\.types)
    let own = constrained.reduce(CycleFrame.Holder(protocols: [provided.extended])) {
      $0.adding(holder(of: $1))
    }
    let frame = CycleFrame(file: provided.file, own: own)
    var visited: Set<CycleFrame.Visit> = []
    var best: [Int: Hop] = [:]
    for hop in follow(provided.member.steps, frame, &visited) {
      if let known = best[hop.requirement], known.isCertain || !hop.isCertain { continue }
      best[hop.requirement] = hop
    }
    return best.values.sorted { $0.requirement < $1.requirement }
  }

  private func follow(
    _ steps: [Step], _ frame: CycleFrame, _ visited: inout Set<CycleFrame.Visit>
  ) -> [Hop] {
    guard frame.notes.count < Self.limit else { return [] }
    var frame = frame
    frame.isChanging = frame.isChanging || steps.contains { $0.kind == .change }
    var hops: [Hop] = []
    for step in steps where step.timing != .later {
      let isCertain = step.timing == .always
      guard isCertain || frame.choosesAlike else { continue }
      var current = frame
      current.isCertain = frame.isCertain && isCertain
      hops += follow(step, current, &visited)
      frame.learn(step, holder: holder(of: step, in: frame))
    }
    return hops
  }

  private func follow(
    _ step: Step, _ frame: CycleFrame, _ visited: inout Set<CycleFrame.Visit>
  ) -> [Hop] {
    switch step.kind {
    case .member(let base, let name, let arguments):
      return member(name, of: base, arguments, step, frame, &visited)
    case .assign(_, .name(let name)), .bind(_, .name(let name)), .read(let name):
      return member(name, of: .itself, nil, step, frame, &visited)
    case .construct(let type, let arguments):
      guard let symbol = callees.type(type, in: frame) else { return [] }
      return make(symbol, arguments, step, frame, &visited)
    case .delegate(let toSuper, let arguments):
      guard let symbol = callees.type(frame.scope, in: frame) else { return [] }
      guard toSuper else { return initialize(symbol, arguments, step, frame, &visited) }
      return (graph.types.types[symbol]?.superclass).map {
        initialize($0, arguments, step, frame, &visited)
      } ?? []
    case .assign, .bind, .define, .change: return []
    }
  }

  // MARK: Members and functions

  private func member(
    _ name: String, of base: Step.Value, _ arguments: [Step.Argument]?, _ step: Step,
    _ frame: CycleFrame, _ visited: inout Set<CycleFrame.Visit>
  ) -> [Hop] {
    if base == .itself, let local = frame.locals[name] {
      guard local.isFunction == (arguments != nil) else { return [] }
      return run(local, arguments ?? [], step, frame, &visited)
    }
    let holder = holder(of: base, in: frame)
    let located = self.located(name, arguments, in: holder, step, frame)
    if !located.isEmpty { return located }
    let callee = callees.callee(name, of: base, holder, arguments, in: frame)
    return callee.map { run($0, arguments ?? [], step, frame, &visited) } ?? []
  }

  /// A function is located by its call, a property by its name alone.
  private func located(
    _ name: String, _ arguments: [Step.Argument]?, in holder: CycleFrame.Holder?, _ step: Step,
    _ frame: CycleFrame
  ) -> [Hop] {
    guard let holder else { return [] }
    return requirements(of: holder).filter {
      let required = graph.locators.requirements[$0]
      return required.name == name && (required.member.kind == .property || arguments == [])
    }.map {
      let manner = frame.isCertain ? "at once" : "at once, in a branch"
      let note = graph.note(
        frame.file, step.position,
        "which locates '\(graph.locators.requirements[$0].spelling)' \(manner)")
      return Hop(
        requirement: $0, isCertain: frame.isCertain, isChanging: frame.isChanging,
        notes: frame.notes + [note])
    }
  }

  /// What the holder locates by a default: a type that overrides one doesn't.
  private func requirements(of holder: CycleFrame.Holder) -> Set<Int> {
    let all = Set(holder.protocols.flatMap(graph.locators.requirements))
    guard let type = holder.type else { return all }
    let line = [type] + graph.types.superclasses(of: type)
    return all.filter { requirement in
      line.allSatisfy {
        graph.serviceLocators.inheritedWitnesses(of: requirement, in: $0).isEmpty
      }
    }
  }

  private func run(
    _ callee: CycleFrame.Callee, _ arguments: [Step.Argument], _ step: Step,
    _ frame: CycleFrame, _ visited: inout Set<CycleFrame.Visit>
  ) -> [Hop] {
    let matched = callees.matched(callee.parameters, arguments)
    guard callees.isCall(of: callee.parameters, matched, arguments) else { return [] }
    // A local function sees what its caller sees.
    var inner = callee.frame ?? frame
    inner.notes = frame.notes + [graph.note(frame.file, step.position, callee.note)]
    inner.inherit(from: frame)
    give(matched, to: &inner, from: frame)
    guard visited.insert(inner.visit(of: callee.position)).inserted else { return [] }
    return follow(callee.steps, inner, &visited)
  }

  private func give(
    _ matched: [(ParameterFact, Step.Argument)], to inner: inout CycleFrame,
    from frame: CycleFrame
  ) {
    for (parameter, argument) in matched {
      let held = holder(of: argument.value, in: frame)
      inner.names[parameter.name] = held
      if held == nil { inner.choosesAlike = false }
    }
  }

  // MARK: Initializers

  /// What making a value of the type locates: the initial values of its properties, and its initializer.
  private func make(
    _ symbol: Int, _ arguments: [Step.Argument], _ step: Step, _ frame: CycleFrame,
    _ visited: inout Set<CycleFrame.Visit>
  ) -> [Hop] {
    let given = Set(arguments.compactMap(\.label))
    var inner = CycleFrame(file: frame.file, scope: graph.table.symbols[symbol].path)
    inner.notes = frame.notes + [note(making: symbol, step, frame)]
    inner.inherit(from: frame)
    var hops: [Hop] = []
    for stored in graph.types.types[symbol]?.members ?? []
    where stored.member.isStored && !stored.member.isStatic && !given.contains(stored.member.name) {
      inner.file = stored.file
      guard visited.insert(inner.visit(of: stored.member.position)).inserted else { continue }
      hops += follow(stored.member.steps, inner, &visited)
    }
    return hops + initialize(symbol, arguments, step, frame, &visited)
  }

  /// What the initializer that the arguments fit locates with what it's given.
  private func initialize(
    _ symbol: Int, _ arguments: [Step.Argument], _ step: Step, _ frame: CycleFrame,
    _ visited: inout Set<CycleFrame.Visit>
  ) -> [Hop] {
    guard let (initializer, file) = callees.initializer(of: symbol, arguments) else { return [] }
    var inner = CycleFrame(file: file, scope: graph.table.symbols[symbol].path)
    inner.notes = frame.notes + [note(making: symbol, step, frame)]
    inner.inherit(from: frame)
    // A superclass's initializer calls the methods of the class that is made.
    if case .construct = step.kind { inner.made = symbol }
    give(callees.matched(initializer.parameters, arguments), to: &inner, from: frame)
    guard visited.insert(inner.visit(of: initializer.position)).inserted else { return [] }
    return follow(initializer.steps, inner, &visited)
  }

  private func note(making symbol: Int, _ step: Step, _ frame: CycleFrame) -> Finding.Note {
    graph.note(frame.file, step.position, "which makes a '\(graph.name(of: symbol))'")
  }

  // MARK: What names hold

  private func holder(of step: Step, in frame: CycleFrame) -> CycleFrame.Holder? {
    switch step.kind {
    case .assign(_, let value), .bind(_, let value): holder(of: value, in: frame)
    default: nil
    }
  }

  private func holder(of value: Step.Value, in frame: CycleFrame) -> CycleFrame.Holder? {
    switch value {
    case .itself: frame.own
    case .name(let name): frame.names[name]
    case .construct(let path):
      callees.type(path, in: frame).flatMap { holder(of: .type($0)) }
    case .type, .other: nil
    }
  }

  private func holder(of type: ResolvedType) -> CycleFrame.Holder? {
    switch type {
    case .interface(let names): return CycleFrame.Holder(protocols: names.symbols)
    case .type(let symbol):
      let protocols = graph.types.allConformances(of: symbol).sorted()
      guard protocols.contains(where: graph.locators.locators.contains) else { return nil }
      return CycleFrame.Holder(protocols: protocols, type: symbol)
    default: return nil
    }
  }
}
