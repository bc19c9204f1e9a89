/// Follows what a body locates and makes, at once or ever: in itself, in the initializers and functions that
/// it calls, and in the properties of the type at hand.
struct LocatingTrail {
  let graph: PackageGraph

  /// A type that is made, and the initializer that is known to make it.
  struct Making: Hashable {
    var type: Int
    var initializer: Call?
    var file: Int
    var position: Position
  }

  /// An initializer or a function that is followed.
  struct Call: Hashable {
    var file: Int
    var position: Position
  }

  /// One thing that a body comes to.
  struct Event {
    enum Kind {
      /// A requirement is located, from a service locator of its own where `of` names one.
      case located(Int, of: Int?)
      case made(Making)
    }

    var kind: Kind
    var timing: Step.Timing
    var file: Int
    var position: Position
    /// The initializers it stands in, the outermost first.
    var makers: [Making]
    var notes: [Finding.Note]
  }

  /// What a name can locate.
  struct Holder {
    var requirements: [Int]
    /// The service locator, unless it's the one at hand.
    var type: Int?
  }

  /// Where a body stands, and what its names hold.
  struct Frame {
    var file: Int
    var scope: [String]
    /// The type of `self`, where it's no protocol.
    var type: Int?
    /// What each name can locate; `nil` is `self`.
    var holders: [String?: Holder]
    var timing = Step.Timing.always
    var makers: [Making] = []
    var notes: [Finding.Note]
  }

  static let limit = 16

  /// Everything that the default comes to, in the order of its body.
  func events(from provided: Default) -> [Event] {
    let own = graph.locators.requirements(of: provided.extended)
    let constrained = provided.constraints.filter { $0.subject == "Self" }.flatMap(\.types)
      .flatMap(requirements)
    let frame = Frame(
      file: provided.file, scope: [], holders: [nil: Holder(requirements: own + constrained)],
      notes: [])
    var visited: Set<Call> = []
    return follow(provided.member.steps, frame, &visited)
  }

  /// Everything that a member of a service locator comes to, in the order of its body.
  func events(from member: TypeMember, of type: Int) -> [Event] {
    let frame = Frame(
      file: member.file, scope: graph.table.symbols[type].path, type: type,
      holders: [nil: Holder(requirements: requirements(of: .type(type)))], notes: [])
    var visited: Set<Call> = []
    return follow(member.member.steps, frame, &visited)
  }

  func requirements(of type: ResolvedType) -> [Int] {
    switch type {
    case .interface(let names): names.symbols.flatMap(graph.locators.requirements)
    case .type(let symbol):
      graph.types.conformances(of: symbol).flatMap { graph.locators.requirements(of: $0.protocol) }
    default: []
    }
  }
}
