/// Follows each requirement of a service locator in one build: what answers it, what that makes, and
/// what is located in turn.
struct RequirementTree {
  let graph: PackageGraph
  let type: Int
  private let provision: Provision
  private let build: Int
  private let trail: BodyTrail
  private let serviceLocators: [Int: ServiceLocator]
  /// What is being followed, the outermost first.
  private var path: [Node] = []
  private var followed: Set<Node> = []

  private struct Node: Hashable {
    var type: Int
    var requirement: Int
  }

  init(graph: PackageGraph, root: Root, build: Int, type: Int) {
    self.graph = graph
    self.type = type
    self.build = build
    provision = Provision(graph: graph, root: root)
    trail = BodyTrail(graph: graph, upTo: .later)
    serviceLocators = Dictionary(
      graph.serviceLocators.serviceLocators.map { ($0.type, $0) }, uniquingKeysWith: { $1 })
  }

  /// The requirements that the service locator must answer in this build, in the order of its conformances.
  ///
  /// - Parameter wanted: those to explain, or nil for all.
  mutating func requirements(_ wanted: Set<Int>?) -> [Explanation.Requirement] {
    guard let serviceLocator = serviceLocators[type] else { return [] }
    let all =
      serviceLocator.inherited.map(\.requirement) + serviceLocator.obligations.map(\.requirement)
    let trees = all.filter { wanted?.contains($0) ?? true }.compactMap { tree($0, of: type) }
    return MissingChains.adding(to: trees)
  }

  /// The type and the conformance that bring the requirement to a service locator.
  private func bringer(of requirement: Int, to type: Int) -> (type: Int, by: Conformance)? {
    let alike = graph.locators.alike(requirement)
    for conformer in [type] + graph.types.superclasses(of: type) {
      let obligation = serviceLocators[conformer]?.obligations
        .first { alike.contains($0.requirement) }
      if let obligation { return (conformer, obligation.by) }
    }
    return nil
  }

  private mutating func tree(
    _ index: Int, of type: Int, at event: BodyEvent? = nil
  ) -> Explanation.Requirement? {
    guard let (conformer, conformance) = bringer(of: index, to: type),
      provision.isAsked(index, of: conformer, by: conformance, build: build)
    else { return nil }
    let requirement = graph.locators.requirements[index]
    var explained = Explanation.Requirement(
      name: requirement.spelling, locator: graph.name(of: requirement.locator),
      type: requirement.member.type?.description ?? "",
      from: type == self.type ? nil : graph.name(of: type),
      place: event.map { graph.place($0.file, $0.position) },
      timing: event.map { Explanation.Timing($0.timing) }, answers: [])
    let answers = provision.answers(
      to: index, for: type, through: conformer, by: conformance, build: build)
    if answers.isEmpty { explained.missing = missing(index, conformer) }
    let node = Node(type: type, requirement: index)
    if path.contains(node) {
      explained.cut = .cycle
      return explained
    }
    let isRepeated = event != nil && !followed.insert(node).inserted
    path.append(node)
    explained.answers = answers.map { answer($0, to: requirement, of: type, isRepeated) }
    path.removeLast()
    if isRepeated, answers.contains(where: hasMore) { explained.cut = .above }
    return explained
  }

  /// Whether the answer locates anything in turn.
  private func hasMore(_ answer: Provision.Answer) -> Bool {
    events(of: answer).contains { if case .located = $0.kind { true } else { false } }
  }

  private func missing(_ requirement: Int, _ type: Int) -> Explanation.Missing {
    if graph.types.types[type]?.isPartlyUnseen == true {
      return Explanation.Missing(
        message: "nothing that the sources show provides it; a macro of the type may", notes: [],
        chains: [])
    }
    let words = MissingDefaultExplanation(
      graph: graph, root: provision.root, type: type, requirement: requirement, build: build)
    return Explanation.Missing(
      message: words.message(build: nil),
      notes: words.notes.map {
        Explanation.Missing.Note(
          place: Explanation.Place(
            path: $0.path, line: $0.position.line, column: $0.position.column),
          message: $0.message)
      }, chains: [])
  }

  // MARK: Answers

  private func events(of answer: Provision.Answer) -> [BodyEvent] {
    switch answer {
    case .default(let provided): trail.events(from: provided)
    case .override(let member, let owner): trail.events(from: member, of: owner)
    }
  }

  private mutating func answer(
    _ answer: Provision.Answer, to requirement: Requirement, of type: Int, _ isRepeated: Bool
  ) -> Explanation.Answer {
    let events = events(of: answer)
    var explained: Explanation.Answer
    switch answer {
    case .default(let provided):
      explained = Explanation.Answer(
        kind: .default, module: graph.modules[provided.module].name,
        place: graph.place(provided.file, provided.member.position),
        constraints: provided.constraints.map {
          .init(text: $0.text, isMet: provision.meets($0, type))
        }, locates: [], makes: [])
    case .override(let member, let owner):
      explained = Explanation.Answer(
        kind: .override, module: graph.modules[member.module].name,
        owner: owner == type ? nil : graph.name(of: owner),
        place: graph.place(member.file, member.member.position), constraints: [], locates: [],
        makes: [])
    }
    explained.makes = makings(events, under: [], for: requirement, of: type, isRepeated)
    if !isRepeated { explained.locates = located(events, under: [], of: type) }
    return explained
  }

  private mutating func located(
    _ events: [BodyEvent], under makers: [BodyEvent.Making], of type: Int
  ) -> [Explanation.Requirement] {
    var seen: Set<Node> = []
    return events.filter { $0.makers == makers }.compactMap { event in
      guard case .located(let index, let other) = event.kind else { return nil }
      guard seen.insert(Node(type: other ?? type, requirement: index)).inserted else { return nil }
      return tree(index, of: other ?? type, at: event)
    }
  }

  /// The types that are made there: those that are the interface's, or locate something themselves.
  private mutating func makings(
    _ events: [BodyEvent], under makers: [BodyEvent.Making],
    for requirement: Requirement, of type: Int, _ isRepeated: Bool
  ) -> [Explanation.Making] {
    var seen: Set<Int> = []
    return events.filter { $0.makers == makers }.compactMap { event in
      guard case .made(let making) = event.kind, seen.insert(making.type).inserted else {
        return nil
      }
      let inner = makers + [making]
      let within = events.filter { $0.makers.starts(with: inner) }
      let locates = within.contains { if case .located = $0.kind { true } else { false } }
      guard locates || conforms(making.type, to: requirement) else { return nil }
      return Explanation.Making(
        type: graph.name(of: making.type), module: graph.moduleName(of: making.type),
        initializer: spelling(of: making), place: place(of: making),
        timing: Explanation.Timing(event.timing),
        locates: isRepeated ? [] : located(within, under: inner, of: type),
        makes: makings(within, under: inner, for: requirement, of: type, isRepeated))
    }
  }

  private func conforms(_ type: Int, to requirement: Requirement) -> Bool {
    let interfaces = requirement.type.interfaces
    return interfaces.isEmpty
      ? graph.implementsInterface(type)
      : interfaces.contains { graph.types.conforms(type, to: $0) }
  }

  private func initializer(of making: BodyEvent.Making) -> InitializerFact? {
    making.initializer.flatMap { call in
      graph.files[call.file].facts.declarations.lazy.flatMap(\.initializers)
        .first { $0.position == call.position }
    }
  }

  private func spelling(of making: BodyEvent.Making) -> String? {
    initializer(of: making)?.spelling
  }

  private func place(of making: BodyEvent.Making) -> Explanation.Place {
    making.initializer.map { graph.place($0.file, $0.position) } ?? graph.place(of: making.type)
  }
}
