/// What values hold.
extension CalleeFinder {
  /// What a step gives to a name.
  func holder(givenBy step: Step, in frame: BodyFrame) -> Holder? {
    switch step.kind {
    case .assign(_, let value), .bind(_, let value): holder(of: value, in: frame)
    default: nil
    }
  }

  func holder(of value: Step.Value, in frame: BodyFrame) -> Holder? {
    switch value {
    case .itself: frame.own ?? frame.selfType.flatMap { made($0) }
    case .name(let name): frame.names[name] ?? property(name, in: frame)
    case .construct(let path, let arguments): made(path, arguments, in: frame)
    case .type, .other: nil
    }
  }

  /// What a value of a declared type holds.
  func holder(of type: ResolvedType) -> Holder? {
    switch type {
    case .interface(let names): return Holder(protocols: names.symbols)
    case .type(let symbol):
      let protocols = graph.types.allConformances(of: symbol).sorted()
      let isLocator = protocols.contains(where: graph.locators.locators.contains)
      return Holder(
        protocols: isLocator ? protocols : [], type: symbol, isExact: !isSubclassed(symbol))
    default: return nil
    }
  }

  private func isSubclassed(_ symbol: Int) -> Bool {
    graph.types.types.values.contains { $0.superclass == symbol }
  }

  /// What the type at hand keeps in a property, where the property's type tells.
  private func property(_ name: String, in frame: BodyFrame) -> Holder? {
    guard !frame.hidden.contains(name), let type = frame.selfType,
      let member = graph.types.types[type]?.members.first(where: {
        $0.member.name == name && $0.member.kind == .property && !$0.member.isStatic
      }), case .type? = member.type
    else { return nil }
    return member.type.flatMap { holder(of: $0) }
  }

  private func made(_ symbol: Int) -> Holder? {
    var holder = holder(of: .type(symbol))
    holder?.isExact = true
    return holder
  }

  /// A value that was just made, with what its initializer puts into its properties.
  private func made(
    _ path: [String], _ arguments: [Step.Argument], in frame: BodyFrame
  ) -> Holder? {
    guard let symbol = type(path, in: frame), var holder = made(symbol) else { return nil }
    if let (initializer, file) = initializer(of: symbol, arguments) {
      var inner = BodyFrame(file: file, scope: graph.table.symbols[symbol].path)
      for (parameter, argument) in matched(initializer.parameters, arguments) {
        inner.give(parameter.name, self.holder(of: argument.value, in: frame), isSame: true)
      }
      for step in initializer.steps {
        guard case .assign(let target, let value) = step.kind else { continue }
        holder.properties[target] =
          step.timing == .always ? self.holder(of: value, in: inner) : nil
      }
    } else if graph.types.types[symbol]?.kind == .struct {
      for argument in arguments {
        guard let label = argument.label else { continue }
        holder.properties[label] = self.holder(of: argument.value, in: frame)
      }
    }
    return holder
  }
}
