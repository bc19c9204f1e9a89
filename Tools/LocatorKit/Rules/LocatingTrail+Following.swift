extension LocatingTrail {
  func follow(_ steps: [Step], _ frame: Frame, _ visited: inout Set<Call>) -> [Event] {
    guard frame.notes.count < Self.limit else { return [] }
    var frame = frame
    let timing = frame.timing
    var events: [Event] = []
    for step in steps {
      frame.timing = max(timing, step.timing)
      switch step.kind {
      case .member(let base, let name, let arguments):
        let found = located(name, isCall: arguments == [], in: known(base, frame), step, frame)
        events += found
        if found.isEmpty, base == .itself { events += called(name, step, frame, &visited) }
      case .assign(let name, let value), .bind(let name, let value):
        frame.holders[name] = known(value, frame)
        if case .name(let read) = value {
          events += located(read, isCall: false, in: frame.holders[nil], step, frame)
        }
      case .construct(let type, let arguments):
        events += construct(type, arguments, step, frame, &visited)
      case .delegate(let toSuper, let arguments):
        events += delegate(toSuper, arguments, step, frame, &visited)
      case .read(let name):
        events += located(name, isCall: false, in: frame.holders[nil], step, frame)
        events += read(name, step, frame, &visited)
      case .define(_, let parameters, let inner):
        // A local function runs when it's called, a lazy variable here or later.
        if parameters != nil { frame.timing = .later }
        events += follow(inner, frame, &visited)
      case .change: break
      }
    }
    return events
  }

  private func event(_ kind: Event.Kind, _ step: Step, _ frame: Frame, _ note: String) -> Event {
    Event(
      kind: kind, timing: frame.timing, file: frame.file, position: step.position,
      makers: frame.makers, notes: frame.notes + [graph.note(frame.file, step.position, note)])
  }

  private func known(_ value: Step.Value, _ frame: Frame) -> Holder? {
    switch value {
    case .itself: frame.holders[nil]
    case .name(let name): frame.holders[name] ?? property(name, frame)
    case .construct(let path):
      switch TypeResolver(table: graph.table).resolve(
        .named(path), in: Scope(file: frame.file, path: frame.scope))
      {
      case .type(let symbol):
        Holder(requirements: requirements(of: .type(symbol)), type: symbol)
      default: nil
      }
    case .type, .other: nil
    }
  }

  /// A service locator that the type at hand keeps in a property.
  private func property(_ name: String, _ frame: Frame) -> Holder? {
    guard case .type(let symbol)? = member(name, frame)?.type else {
      return nil
    }
    return Holder(requirements: requirements(of: .type(symbol)), type: symbol)
  }

  private func member(_ name: String, _ frame: Frame) -> TypeMember? {
    frame.type.flatMap { graph.types.types[$0] }?.members.first {
      $0.member.name == name && $0.member.parameters == .none && !$0.member.isStatic
    }
  }

  /// A function is located by its call, a property by its name alone.
  private func located(
    _ name: String, isCall: Bool, in holder: Holder?, _ step: Step, _ frame: Frame
  ) -> [Event] {
    (holder?.requirements ?? []).filter {
      let required = graph.locators.requirements[$0]
      return required.name == name && (required.member.kind == .property || isCall)
    }.map {
      event(
        .located($0, of: holder?.type), step, frame,
        "which locates '\(graph.locators.requirements[$0].spelling)' at once")
    }
  }

  /// What the initializer of a type locates at once with what it's given.
  private func construct(
    _ path: [String], _ arguments: [Step.Argument], _ step: Step, _ frame: Frame,
    _ visited: inout Set<Call>
  ) -> [Event] {
    let scope = Scope(file: frame.file, path: frame.scope)
    guard case .type(let symbol) = TypeResolver(table: graph.table).resolve(.named(path), in: scope)
    else { return [] }
    let found = initializer(of: symbol, arguments)
    let making = Making(
      type: symbol, initializer: found.map { Call(file: $1, position: $0.position) },
      file: frame.file, position: step.position)
    var inner = frame
    inner.makers.append(making)
    return [event(.made(making), step, frame, "which makes a '\(graph.name(of: symbol))'")]
      + call(symbol, arguments, step, inner, &visited)
  }

  private func delegate(
    _ toSuper: Bool, _ arguments: [Step.Argument], _ step: Step, _ frame: Frame,
    _ visited: inout Set<Call>
  ) -> [Event] {
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
  ) -> [Event] {
    guard let (initializer, file) = initializer(of: symbol, arguments),
      visited.insert(Call(file: file, position: initializer.position)).inserted
    else { return [] }
    var inner = frame
    inner.holders = [:]
    for (parameter, argument) in matched(initializer, arguments) {
      let held = known(argument.value, frame)
      if held?.requirements.isEmpty == false { inner.holders[parameter.name] = held }
    }
    inner.notes.append(
      graph.note(frame.file, step.position, "which makes a '\(graph.name(of: symbol))'"))
    inner.file = file
    inner.scope = graph.table.symbols[symbol].path
    inner.type = symbol
    return follow(initializer.steps, inner, &visited)
  }

  /// A property of the type at hand, or a global, which is made when it's first read.
  private func read(
    _ name: String, _ step: Step, _ frame: Frame, _ visited: inout Set<Call>
  ) -> [Event] {
    if let member = member(name, frame) {
      return followed(member, step, frame, &visited)
    }
    return global(name, .variable, step, frame, &visited)
  }

  /// A function of the type at hand, or a global one.
  private func called(
    _ name: String, _ step: Step, _ frame: Frame, _ visited: inout Set<Call>
  ) -> [Event] {
    if let member = member(name, frame) { return followed(member, step, frame, &visited) }
    return global(name, .function, step, frame, &visited)
  }

  private func followed(
    _ member: TypeMember, _ step: Step, _ frame: Frame, _ visited: inout Set<Call>
  ) -> [Event] {
    guard
      visited.insert(Call(file: member.file, position: member.member.position)).inserted
    else { return [] }
    var inner = frame
    inner.file = member.file
    inner.notes.append(
      graph.note(frame.file, step.position, "which reads '\(member.member.name)'"))
    if member.member.steps.isEmpty, case .type(let symbol)? = member.type {
      let making = Making(
        type: symbol, initializer: nil, file: member.file, position: member.member.position)
      return [event(.made(making), step, frame, "which makes a '\(graph.name(of: symbol))'")]
    }
    return follow(member.member.steps, inner, &visited)
  }

  private func global(
    _ name: String, _ kind: GlobalFact.Kind, _ step: Step, _ frame: Frame,
    _ visited: inout Set<Call>
  ) -> [Event] {
    let module = graph.files[frame.file].module
    for file in graph.modules[module].files {
      for global in graph.files[file].facts.globals where global.name == name && global.kind == kind
      {
        guard global.access > .fileprivate || file == frame.file else { continue }
        guard
          kind == .variable || visited.insert(Call(file: file, position: global.position)).inserted
        else { return [] }
        let note = graph.note(frame.file, step.position, "which reads '\(name)'")
        var inner = Frame(file: file, scope: [], holders: [:], notes: frame.notes + [note])
        inner.timing = frame.timing
        inner.makers = frame.makers
        return follow(global.steps, inner, &visited)
      }
    }
    return []
  }
}
