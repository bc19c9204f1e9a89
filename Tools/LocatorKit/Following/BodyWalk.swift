/// One walk from a body through those that it runs.
struct BodyWalk {
  private(set) var events: [BodyEvent] = []

  private let graph: PackageGraph
  private let callees: CalleeFinder
  private let latest: Step.Timing
  private var visited: Set<BodyFrame.Visit> = []
  private static let limit = 16

  init(graph: PackageGraph, callees: CalleeFinder, upTo latest: Step.Timing) {
    self.graph = graph
    self.callees = callees
    self.latest = latest
  }

  /// Follows the steps of a body.
  mutating func follow(_ steps: [Step], _ frame: BodyFrame) {
    guard frame.notes.count < Self.limit else { return }
    var frame = frame
    frame.isChanging = frame.isChanging || steps.contains { $0.kind == .change }
    for step in steps where step.timing <= latest {
      follow(step, frame.at(step.timing))
      frame.learn(step, holder: callees.holder(givenBy: step, in: frame))
    }
  }

  private mutating func follow(_ step: Step, _ frame: BodyFrame) {
    switch step.kind {
    case .member(let base, let name, let arguments):
      reach(name, of: base, arguments, step, frame)
    case .assign(_, .name(let name)), .bind(_, .name(let name)), .read(let name):
      reach(name, of: .itself, nil, step, frame)
    case .construct(let type, let arguments):
      if let symbol = callees.type(type, in: frame) { make(symbol, arguments, step, frame) }
    case .delegate(let toSuper, let arguments):
      guard let symbol = callees.type(frame.scope, in: frame) else { return }
      let initialized = toSuper ? graph.types.types[symbol]?.superclass : symbol
      if let initialized { initialize(initialized, frame.selfType, arguments, step, frame) }
    case .assign, .bind, .define, .change: break
    }
  }

  private func event(_ kind: BodyEvent.Kind, _ step: Step, _ frame: BodyFrame) -> BodyEvent {
    BodyEvent(
      kind: kind, timing: frame.timing, isAlike: frame.isAlike, isChanging: frame.isChanging,
      file: frame.file, position: step.position, makers: frame.makers, notes: frame.notes)
  }

  private func note(_ step: Step, _ frame: BodyFrame, _ text: String) -> Finding.Note {
    graph.note(frame.file, step.position, text)
  }

  // MARK: Members and functions

  private mutating func reach(
    _ name: String, of base: Step.Value, _ arguments: [Step.Argument]?, _ step: Step,
    _ frame: BodyFrame
  ) {
    if base == .itself, let local = frame.locals[name] {
      return runLocal(local, arguments, step, frame)
    }
    let holder = callees.holder(of: base, in: frame)
    if locate(name, arguments, in: holder, step, frame) { return }
    if base == .itself, frame.hidden.contains(name) { return }
    if let callee = callees.callee(name, of: base, holder, arguments, in: frame) {
      run(callee, arguments ?? [], step, frame)
    }
  }

  /// A function is located by its call, a property by its name alone.
  private mutating func locate(
    _ name: String, _ arguments: [Step.Argument]?, in holder: Holder?, _ step: Step,
    _ frame: BodyFrame
  ) -> Bool {
    let located = Set((holder?.protocols ?? []).flatMap(graph.locators.requirements)).filter {
      let required = graph.locators.requirements[$0]
      return required.name == name && (required.member.kind == .property || arguments == [])
    }
    for requirement in located.sorted() {
      var located = event(.located(requirement, of: holder?.type), step, frame)
      let spelling = graph.locators.requirements[requirement].spelling
      let manner = frame.timing == .always ? "at once" : "at once, in a branch"
      located.notes.append(note(step, frame, "which locates '\(spelling)' \(manner)"))
      events.append(located)
    }
    return !located.isEmpty
  }

  /// A local function runs where it's called, and where it's only named, later.
  private mutating func runLocal(
    _ local: BodyFrame.Callee, _ arguments: [Step.Argument]?, _ step: Step, _ frame: BodyFrame
  ) {
    if local.isFunction == (arguments != nil) {
      run(local, arguments ?? [], step, frame)
    } else if local.isFunction, latest == .later {
      follow(local.steps, frame.at(.later))
    }
  }

  private mutating func run(
    _ callee: BodyFrame.Callee, _ arguments: [Step.Argument], _ step: Step, _ frame: BodyFrame
  ) {
    guard callees.isCall(of: callee.parameters, arguments) else { return }
    if let kept = callee.keeps {
      let making = BodyEvent.Making(
        type: kept, initializer: nil, file: callee.frame?.file ?? frame.file,
        position: callee.position)
      return events.append(event(.made(making), step, frame))
    }
    // A local function sees what its caller sees.
    var inner = callee.frame ?? frame
    inner.notes = frame.notes + [note(step, frame, callee.note)]
    inner.inherit(from: frame)
    give(arguments, for: callee.parameters, to: &inner, from: frame)
    guard visited.insert(inner.visit(of: callee.position)).inserted else { return }
    follow(callee.steps, inner)
  }

  /// Gives the parameters their arguments, and those without one their default.
  private mutating func give(
    _ arguments: [Step.Argument], for parameters: [ParameterFact], to inner: inout BodyFrame,
    from frame: BodyFrame
  ) {
    var given: Set<Position> = []
    for (parameter, argument) in callees.matched(parameters, arguments) {
      let held = callees.holder(of: argument.value, in: frame)
      inner.give(parameter.name, held, isSame: held?.isLocator == true)
      given.insert(parameter.position)
    }
    for parameter in parameters where !given.contains(parameter.position) {
      guard let value = parameter.defaultValue else { continue }
      var outer = BodyFrame(file: inner.file, scope: inner.scope)
      outer.notes = inner.notes
      outer.inherit(from: inner)
      if visited.insert(outer.visit(of: parameter.position)).inserted {
        follow(value.steps, outer)
      }
      let held = callees.holder(of: value.value, in: outer)
      inner.give(
        parameter.name, held, isSame: held?.isLocator == true || value.steps.isEmpty)
    }
  }

  // MARK: Initializers

  /// What making a value of the type comes to: the initial values of its properties, and its initializer.
  private mutating func make(
    _ symbol: Int, _ arguments: [Step.Argument], _ step: Step, _ frame: BodyFrame
  ) {
    let found = callees.initializer(of: symbol, arguments)
    let making = BodyEvent.Making(
      type: symbol,
      initializer: found.map { BodyEvent.Place(file: $0.file, position: $0.fact.position) },
      file: frame.file, position: step.position)
    events.append(event(.made(making), step, frame))
    var outer = frame
    outer.makers.append(making)
    let given = Set(arguments.compactMap(\.label))
    var inner = BodyFrame(file: frame.file, scope: graph.table.symbols[symbol].path)
    inner.notes = frame.notes + [note(step, frame, "which makes a '\(graph.name(of: symbol))'")]
    inner.inherit(from: outer)
    for stored in graph.types.types[symbol]?.members ?? []
    where stored.member.isStored && !stored.member.isStatic && !given.contains(stored.member.name) {
      inner.file = stored.file
      guard visited.insert(inner.visit(of: stored.member.position)).inserted else { continue }
      follow(stored.member.steps, inner)
    }
    initialize(symbol, symbol, arguments, step, outer)
  }

  /// What the initializer comes to that the arguments fit.
  ///
  /// - Parameter made: the class whose value is made, whose methods a superclass's initializer calls.
  private mutating func initialize(
    _ symbol: Int, _ made: Int?, _ arguments: [Step.Argument], _ step: Step, _ frame: BodyFrame
  ) {
    guard let (initializer, file) = callees.initializer(of: symbol, arguments) else { return }
    var inner = BodyFrame(file: file, scope: graph.table.symbols[symbol].path)
    inner.notes = frame.notes + [note(step, frame, "which makes a '\(graph.name(of: symbol))'")]
    inner.inherit(from: frame)
    inner.selfType = made
    give(arguments, for: initializer.parameters, to: &inner, from: frame)
    guard visited.insert(inner.visit(of: initializer.position)).inserted else { return }
    follow(initializer.steps, inner)
  }
}
