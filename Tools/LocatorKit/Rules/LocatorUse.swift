/// What a consumer does with the service locator it's given.
struct LocatorUse {
  let graph: PackageGraph
  let consumer: Consumer

  /// Every name that the consumer may reach through the service locator; nil when the service locator
  /// itself goes on to somebody else, who may use anything.
  func namesUsed() -> Set<String>? {
    var holders: Set<String> = [consumer.parameter.name]
    var properties: Set<String> = []
    var names: Set<String> = []
    for step in consumer.initializer.steps.flattened {
      switch step.kind {
      case .read(let name) where holders.contains(name): return nil
      case .assign(let target, .name(let name)) where holders.contains(name):
        holders.insert(target)
        properties.insert(target)
      case .bind(let local, .name(let name)) where holders.contains(name): holders.insert(local)
      case .member(_, let name, _): names.insert(name)
      default: break
      }
    }
    return properties.isEmpty ? names : namesUsed(through: properties).map(names.union)
  }

  /// What the type's members may reach through the properties that keep the service locator.
  private func namesUsed(through properties: Set<String>) -> Set<String>? {
    let parts = self.parts
    let kept = parts.flatMap(\.members).filter { properties.contains($0.name) }
    // A property that isn't the type's own belongs to a superclass, which may do anything with it.
    guard properties.isSubset(of: Set(kept.map(\.name))) else { return nil }
    for property in kept {
      if parts.contains(where: { $0.usage.values.contains(property.name) }) { return nil }
      if property.access > .fileprivate, isReached(property.name) { return nil }
    }
    return Set(parts.flatMap(\.usage.accessed))
  }

  /// The type, its extensions, and its subclasses with theirs.
  private var parts: [DeclarationFact] {
    let subclasses = graph.types.order.filter {
      graph.types.types[$0]?.kind == .class
        && graph.types.superclasses(of: $0).contains(consumer.type)
    }
    return ([consumer.type] + subclasses).flatMap { graph.types.types[$0]?.parts ?? [] }
      .map { graph.files[$0.file].facts.declarations[$0.declaration] }
  }

  /// Whether another file reaches a property of that name, of this type or of any.
  private func isReached(_ property: String) -> Bool {
    let own = Set(
      (graph.types.types[consumer.type]?.parts ?? []).map(\.file))
    return graph.files.indices.contains {
      !own.contains($0) && graph.files[$0].facts.accessed.contains(property)
    }
  }
}
