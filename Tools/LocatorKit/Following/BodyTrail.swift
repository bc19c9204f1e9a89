/// Tells what a body locates and makes: in itself, and in whatever it surely runs.
struct BodyTrail {
  let graph: PackageGraph
  /// What runs later than this isn't followed.
  let latest: Step.Timing
  private let callees: CalleeFinder

  init(graph: PackageGraph, upTo latest: Step.Timing) {
    self.graph = graph
    self.latest = latest
    callees = CalleeFinder(graph: graph)
  }

  /// Everything that the default comes to, in the order of its body.
  func events(from provided: Default) -> [BodyEvent] {
    let constrained = provided.constraints.filter { $0.subject == "Self" }.flatMap(\.types)
    let protocols = constrained.flatMap { callees.holder(of: $0)?.protocols ?? [] }
    return events(
      from: provided.member,
      BodyFrame(file: provided.file, own: Holder(protocols: [provided.extended] + protocols)))
  }

  /// Everything that a member of a service locator comes to, in the order of its body.
  func events(from member: TypeMember, of type: Int) -> [BodyEvent] {
    var frame = BodyFrame(file: member.file, scope: graph.table.symbols[type].path)
    frame.own = Holder(protocols: callees.holder(of: .type(type))?.protocols ?? [])
    frame.selfType = type
    return events(from: member.member, frame)
  }

  private func events(from member: MemberFact, _ frame: BodyFrame) -> [BodyEvent] {
    var walk = BodyWalk(graph: graph, callees: callees, upTo: latest)
    walk.follow(member.steps, frame)
    return walk.events
  }
}
