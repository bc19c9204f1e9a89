extension LocatingTrail {
  /// The one initializer that the arguments fit; nil when several do, or none.
  func initializer(of symbol: Int, _ arguments: [Step.Argument]) -> (InitializerFact, Int)? {
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
  func matched(_ initializer: InitializerFact, _ arguments: [Step.Argument])
    -> [(ParameterFact, Step.Argument)]
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
