/// Says who needs what is missing, and what comes near.
struct MissingDefaultExplanation {
  let graph: PackageGraph
  let root: Root
  let type: Int
  let requirement: Int
  let build: Int

  /// The finding's line.
  func message(build name: String?) -> String {
    let place = name.map { "in the build \($0), " } ?? ""
    return
      "\(place)nothing provides '\(graph.spelling(of: requirement))' to '\(graph.name(of: type))'"
      + need + nearest + "; \(advice)"
  }

  /// Where it's required, who asks for it, and what comes near.
  var notes: [Finding.Note] {
    var notes = [graph.note(requirement: requirement)]
    notes += consumers.prefix(3).map(note)
    notes += nearDefaults.map(note)
    for stray in strays {
      let text = "'\(stray.member.name)' comes near, and isn't required"
      notes.append(graph.note(stray.file, stray.member.position, text))
    }
    for near in nearMembers {
      let text = "'\(near.member.name)' comes near, and isn't called for it"
      notes.append(graph.note(near.file, near.member.position, text))
    }
    return notes
  }

  private var locator: Int { graph.locators.requirements[requirement].locator }

  /// The consumers that ask for the requirement's locator in this program.
  private var consumers: [Consumer] {
    graph.consumers.consumers.filter { consumer in
      root.closures[build].contains(graph.files[consumer.file].module)
        && consumer.locators.contains { graph.locators.requirements(of: $0).contains(requirement) }
    }
  }

  private var need: String {
    guard let consumer = consumers.first else { return "" }
    return
      ", which '\(graph.name(of: consumer.type))' needs through \(consumer.initializer.spelling)"
  }

  private func note(_ consumer: Consumer) -> Finding.Note {
    graph.note(
      consumer.file, consumer.parameter.position,
      "'\(graph.name(of: consumer.type))' needs it, through \(consumer.initializer.spelling)")
  }

  private var nearDefaults: [(provided: Default, obstacle: Provision.Obstacle)] {
    let provision = Provision(graph: graph, root: root)
    return graph.defaults(of: requirement).compactMap { provided in
      guard !graph.modules[provided.module].isTest else { return nil }
      return provision.obstacle(provided, for: type, build: build).map { (provided, $0) }
    }
  }

  private func note(_ near: (provided: Default, obstacle: Provision.Obstacle)) -> Finding.Note {
    graph.note(
      near.provided.file, near.provided.member.position,
      "a default is in module \(graph.modules[near.provided.module].name), but " + words(near))
  }

  private func words(_ near: (provided: Default, obstacle: Provision.Obstacle)) -> String {
    switch near.obstacle {
    case .notImported: "this build doesn't import the module"
    case .condition: "it's under '#if \(near.provided.condition)'"
    case .access: "it's \(near.provided.member.access)"
    case .constraint(let text): "it's only where \(text)"
    }
  }

  private var strays: [DefaultTable.Stray] {
    graph.defaults.strays.filter { $0.near == requirement }
  }

  /// Members of the type that may be meant for it.
  private var nearMembers: [TypeMember] {
    let required = graph.locators.requirements[requirement]
    return (graph.types.types[type]?.members ?? []).filter {
      $0.member.name == required.name
        || (Spelling.isNear($0.member.name, required.name) && $0.type == required.type)
    }
  }

  private var nearest: String {
    guard let near = nearDefaults.first else { return "" }
    let module = graph.modules[near.provided.module].name
    return ": the default in module \(module) doesn't reach it, for \(words(near))"
  }

  private var advice: String {
    switch nearDefaults.first?.obstacle {
    case .access: "make that default public"
    case .constraint(let text): "let '\(graph.name(of: type))' meet '\(text)', or override it there"
    case .notImported, .condition, nil:
      "write a default in \(home), or override it in '\(graph.name(of: type))'"
    }
  }

  /// The Defaults modules of the build, as the place to write a default in.
  private var home: String {
    let names = graph.modules.filter { $0.isDefaults && root.closures[build].contains($0.index) }
      .map(\.name)
    return names.isEmpty ? "a Defaults module that it imports" : names.joined(separator: " or ")
  }
}
