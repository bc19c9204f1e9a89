/// A requirement that a default locates at once, by its own default, with the way to it.
struct CycleHop: Hashable {
  var requirement: Int
  /// Whether it's located each time, and not only in a branch.
  var isCertain: Bool
  /// Whether a body on the way changes something, so that the next time another branch may be taken.
  var isChanging: Bool
  var notes: [Finding.Note]

  /// Everything that the default locates at once, each requirement once: by the surest way.
  static func hops(from provided: Default, by trail: BodyTrail) -> [CycleHop] {
    var best: [Int: CycleHop] = [:]
    for event in trail.events(from: provided) where event.timing < .later && event.isAlike {
      guard case .located(let requirement, let type) = event.kind,
        type.map({ isByDefault(requirement, of: $0, in: trail.graph) }) ?? true
      else { continue }
      let isCertain = event.timing == .always
      if let known = best[requirement], known.isCertain || !isCertain { continue }
      best[requirement] = CycleHop(
        requirement: requirement, isCertain: isCertain, isChanging: event.isChanging,
        notes: event.notes)
    }
    return best.values.sorted { $0.requirement < $1.requirement }
  }

  /// Whether no class on the type's line, above or below it, overrides the requirement.
  private static func isByDefault(
    _ requirement: Int, of type: Int, in graph: PackageGraph
  ) -> Bool {
    let line = graph.types.order.filter {
      $0 == type || graph.types.superclasses(of: $0).contains(type)
    }
    return (line + graph.types.superclasses(of: type)).allSatisfy {
      graph.serviceLocators.inheritedWitnesses(of: requirement, in: $0).isEmpty
    }
  }
}
