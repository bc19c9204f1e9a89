/// Follows what a default locates at once: in its own body, and in the initializers that it calls.
struct LocatingTrail {
  let graph: PackageGraph

  /// A requirement that is located at once, with the way to it.
  struct Hop: Hashable {
    var requirement: Int
    var notes: [Finding.Note]
  }

  /// Where a body stands, and what its names hold.
  private struct Frame {
    var file: Int
    var scope: [String]
    /// The requirements that each name can locate; `nil` is `self`.
    var holders: [String?: [Int]]
    var notes: [Finding.Note]
  }

  /// An initializer that was followed.
  private struct Call: Hashable {
    var file: Int
    var position: Position
  }

  private static let limit = 16

  /// Everything that the default locates at once, each requirement once.
  func hops(from provided: Default) -> [Hop] {
    let own = graph.locators.requirements(of: provided.extended)
    let constrained = provided.constraints.filter { $0.subject == "Self" }.flatMap(\.types)
      .flatMap(requirements)
    let frame = Frame(
      file: provided.file, scope: [], holders: [nil: own + constrained], notes: [])
    var visited: Set<Call> = []
    var seen: Set<Int> = []
    return follow(provided.member.steps, frame, &visited).filter {
      seen.insert($0.requirement).inserted
    }
  }

  private func requirements(of type: ResolvedType) -> [Int] {
    switch type {
    case .interface(let names): names.symbols.flatMap(graph.locators.requirements)
    case .type(let symbol):
      graph.types.conformances(of: symbol).flatMap { graph.locators.requirements(of: $0.protocol) }
    default: []
    }
  }

  private func follow(_ steps: [Step], _ frame: Frame, _ visited: inout Set<Call>)
    -> [Hop]
  {
    guard frame.notes.count < Self.limit else { return [] }
    var frame = frame
    var hops: [Hop] = []
    for step in steps where step.timing == .always {
      switch step.kind {
      case .member(let base, let name, let isCall):
        hops += located(name, isCall: isCall, in: known(base, frame), step, frame)
      case .assign(let name, let value), .bind(let name, let value):
        frame.holders[name] = known(value, frame)
        if case .name(let read) = value {
          hops += located(read, isCall: false, in: frame.holders[nil] ?? [], step, frame)
        }
      case .construct(let type, let arguments):
        hops += construct(type, arguments, step, frame, &visited)
      case .delegate(let toSuper, let arguments):
        hops += delegate(toSuper, arguments, step, frame, &visited)
      case .read(let name):
        hops += located(name, isCall: false, in: frame.holders[nil] ?? [], step, frame)
        hops += global(name, step, frame, &visited)
      }
    }
    return hops
  }

  private func known(_ value: Step.Value, _ frame: Frame) -> [Int] {
    switch value {
    case .itself: frame.holders[nil] ?? []
    case .name(let name): frame.holders[name] ?? []
    case .construct(let path):
      requirements(
        of: TypeResolver(table: graph.table).resolve(
          .named(path), in: Scope(file: frame.file, path: frame.scope)))
    case .other: []
    }
  }

  /// A function is located by its call, a property by its name alone.
  private func located(
    _ name: String, isCall: Bool, in requirements: [Int], _ step: Step, _ frame: Frame
  ) -> [Hop] {
    requirements.filter {
      let required = graph.locators.requirements[$0]
      return required.name == name && (required.member.kind == .property || isCall)
    }.map {
      let note = graph.note(
        frame.file, step.position,
        "which locates '\(graph.locators.requirements[$0].spelling)' at once")
      return Hop(requirement: $0, notes: frame.notes + [note])
    }
  }

  /// What the initializer of a type locates at once with what it's given.
  private func construct(
    _ path: [String], _ arguments: [Step.Argument], _ step: Step, _ frame: Frame,
    _ visited: inout Set<Call>
  ) -> [Hop] {
    let scope = Scope(file: frame.file, path: frame.scope)
    guard case .type(let symbol) = TypeResolver(table: graph.table).resolve(.named(path), in: scope)
    else { return [] }
    return call(symbol, arguments, step, frame, &visited)
  }

  private func delegate(
    _ toSuper: Bool, _ arguments: [Step.Argument], _ step: Step, _ frame: Frame,
    _ visited: inout Set<Call>
  ) -> [Hop] {
    guard
      case .type(let symbol) = TypeResolver(table: graph.table).resolve(
        .named(frame.scope), in: Scope(file: frame.file))
    else { return [] }
    guard toSuper else { return call(symbol, arguments, step, frame, &visited) }
    return (graph.types.types[symbol]?.superclass).map {
      call($0, arguments, step, frame, &visited)
    } ?? []
  }

  private func call(
    _ symbol: Int, _ arguments: [Step.Argument], _ step: Step, _ frame: Frame,
    _ visited: inout Set<Call>
  ) -> [Hop] {
    guard let (initializer, file) = initializer(of: symbol, arguments),
      visited.insert(Call(file: file, position: initializer.position)).inserted
    else { return [] }
    var holders: [String?: [Int]] = [:]
    for (parameter, argument) in matched(initializer, arguments) {
      let held = known(argument.value, frame)
      if !held.isEmpty { holders[parameter.name] = held }
    }
    let note = graph.note(
      frame.file, step.position, "which makes a '\(graph.name(of: symbol))'")
    let inner = Frame(
      file: file, scope: graph.table.symbols[symbol].path, holders: holders,
      notes: frame.notes + [note])
    return follow(initializer.steps, inner, &visited)
  }

  /// A global is made when it's first read.
  private func global(
    _ name: String, _ step: Step, _ frame: Frame, _ visited: inout Set<Call>
  ) -> [Hop] {
    let module = graph.files[frame.file].module
    for file in graph.modules[module].files {
      for global in graph.files[file].facts.globals
      where global.name == name && global.kind == .variable {
        guard global.access > .fileprivate || file == frame.file else { continue }
        let note = graph.note(frame.file, step.position, "which reads '\(name)'")
        let inner = Frame(file: file, scope: [], holders: [:], notes: frame.notes + [note])
        return follow(global.steps, inner, &visited)
      }
    }
    return []
  }

  // MARK: Initializers

  /// The one initializer that the arguments fit; nil when several do, or none.
  private func initializer(of symbol: Int, _ arguments: [Step.Argument]) -> (InitializerFact, Int)?
  {
    for type in [symbol] + graph.types.superclasses(of: symbol) {
      let fitting = (graph.types.types[type]?.parts ?? []).flatMap { part in
        graph.files[part.file].facts.declarations[part.declaration].initializers
          .filter { matched($0, arguments).count == arguments.count && isComplete($0, arguments) }
          .map { ($0, part.file) }
      }
      if !fitting.isEmpty { return fitting.count == 1 ? fitting[0] : nil }
    }
    return nil
  }

  /// The parameters with the arguments given to them, in order.
  private func matched(_ initializer: InitializerFact, _ arguments: [Step.Argument])
    -> [(InitializerFact.Parameter, Step.Argument)]
  {
    var rest = arguments[...]
    return initializer.parameters.compactMap { parameter in
      guard let next = rest.first, next.label == parameter.label else { return nil }
      rest.removeFirst()
      return (parameter, next)
    }
  }

  private func isComplete(_ initializer: InitializerFact, _ arguments: [Step.Argument]) -> Bool {
    let given = Set(matched(initializer, arguments).map(\.0.position))
    return initializer.parameters.allSatisfy { $0.isDefaulted || given.contains($0.position) }
  }
}
