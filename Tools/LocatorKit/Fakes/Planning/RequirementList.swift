/// The requirements of a protocol and of those that it inherits, each once.
struct RequirementList {
  private indirect enum Entry {
    case requirement(Int)
    case conditional([(directive: String, entries: [Entry])])
  }

  private let resolve: (SignatureType, Set<String>) -> SignatureType
  private(set) var requirements: [ProtocolRequirement] = []
  private var entries: [Entry] = []
  private var known: [ProtocolRequirement.Signature: Int] = [:]

  /// - Parameter resolve: names each type as the fake does, but for generic parameters of these names.
  init(resolve: @escaping (SignatureType, Set<String>) -> SignatureType) {
    self.resolve = resolve
  }

  /// Adds members; one that meets two requirements stands for both.
  mutating func add(_ members: [ProtocolSignature.Member]) throws(FakeProblem) {
    entries += try take(members)
  }

  /// Whether the fake has an initializer without arguments that always succeeds.
  var canBeMadeWithoutArguments: Bool {
    initializersWithoutArguments.allSatisfy {
      !$0.isAsync && $0.throwing == .nothing && $0.kind == .initializer(mark: "")
    }
  }

  private var initializersWithoutArguments: [ProtocolRequirement] {
    requirements.filter { requirement in
      if case .initializer = requirement.kind { requirement.parameters.isEmpty } else { false }
    }
  }

  /// The members in their order, each with its name.
  func members(_ stub: (ProtocolRequirement, String) -> Stub) -> [FakePlan.Member] {
    let names = OverloadNames.names(for: requirements)
    let stubs = zip(requirements, Self.apart(names, from: requirements)).map(stub)
    func members(_ entries: [Entry]) -> [FakePlan.Member] {
      entries.map { entry in
        switch entry {
        case .requirement(let index): .stub(stubs[index])
        case .conditional(let branches):
          .conditional(branches.map { ($0.directive, members($0.entries)) })
        }
      }
    }
    return members(entries)
  }

  /// The names, those changed whose generated members would have the name of a requirement or of another's.
  private static func apart(_ names: [String], from requirements: [ProtocolRequirement]) -> [String]
  {
    // Static members and others have names of their own.
    var taken = Set(requirements.map { "\($0.isStatic) \(OverloadNames.base($0))" })
    return zip(names, requirements).map { name, requirement in
      func generated(_ name: String) -> [String] {
        requirement.generatedSuffixes.map { "\(requirement.isStatic) \(name)\($0)" }
      }
      var apart = name
      while !taken.isDisjoint(with: generated(apart)) { apart += "Requirement" }
      taken.formUnion(generated(apart))
      return apart
    }
  }

  private mutating func take(_ members: [ProtocolSignature.Member]) throws(FakeProblem) -> [Entry] {
    var entries: [Entry] = []
    for member in members {
      switch member {
      case .associatedType: break
      case .requirement(let requirement):
        if let index = try index(of: requirement) { entries.append(.requirement(index)) }
      case .conditional(let branches):
        var taken: [(String, [Entry])] = []
        for branch in branches {
          // What one branch has, another may have too: only what stands outside is known to both.
          let outside = known
          taken.append((branch.directive, try take(branch.members)))
          known = outside
        }
        entries.append(.conditional(taken))
      }
    }
    return entries
  }

  /// Its index if it's new; nil where one that is there stands for it.
  private mutating func index(of requirement: ProtocolRequirement) throws(FakeProblem) -> Int? {
    let resolved = requirement.replacingTypes(resolve)
    guard let index = known[resolved.signature] else {
      known[resolved.signature] = requirements.count
      requirements.append(resolved)
      return requirements.count - 1
    }
    let other = requirements[index]
    if resolved.isProperty, let first = other.result, let second = resolved.result,
      first.bare != second.bare
    {
      throw FakeProblem(
        .conflict(name: resolved.name, first: first.text, second: second.text),
        at: requirement.source)
    }
    requirements[index].merge(resolved)
    return nil
  }
}

extension ProtocolRequirement {
  /// What the names of the members end with that are generated of it.
  fileprivate var generatedSuffixes: [String] {
    let call = ["CallCount", "ArgValues", "Handler"]
    return switch kind {
    case .function, .initializer, .subscript(isSettable: false): call
    case .subscript(isSettable: true): call + call.map { "Set" + $0 }
    case .property: call + call.map { "Set" + $0 } + ["Answer"]
    }
  }

  /// Promises whatever this or the other requirement asks for.
  fileprivate mutating func merge(_ other: ProtocolRequirement) {
    if other.isSettable { kind = other.kind }
    if other.throwing == .nothing { throwing = .nothing }
    if isProperty { isAsync = isAsync && other.isAsync }
    if documentation.isEmpty { documentation = other.documentation }
  }
}
