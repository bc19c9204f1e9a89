/// A fake, with everything decided but its layout.
struct FakePlan: Sendable {
  /// How its members are kept from being used at once.
  enum Isolation: Hashable, Sendable {
    /// By whoever holds the fake: the protocol promises nothing.
    case none
    /// By a lock, for the protocol is `Sendable`.
    case locked
    /// By a lock, and by the actor that the fake is.
    case actor
    /// By a lock, and by this global actor.
    case global(String)
  }

  indirect enum Member: Sendable {
    case stub(Stub)
    case conditional([(directive: String, members: [Member])])
  }

  var typeName: String
  /// What it conforms to, as its file names it.
  var interface: String
  var documentation: [String]
  /// `@available` and a global actor.
  var attributes: [String]
  var access: Access
  var isolation: Isolation
  var superclass: String?
  var generics: [GenericParameter]
  var constraints: [GenericConstraint]
  var aliases: [(name: String, type: SignatureType)]
  var members: [Member]
  /// The standard protocols that it meets by its identity: `Equatable`, `Hashable`, `Comparable`.
  var identity: Set<String>
  var names: FakeNames
  /// The modules of the types that it names, whatever else of these names its file may import.
  var untold: [String: String] = [:]
  /// The `#if` conditions around the protocol, outermost first.
  var conditions: [String]

  var isLocked: Bool { isolation != .none }

  /// What stands before its declarations; nothing where that's the compiler's own.
  var accessModifier: String { access == .internal ? "" : "\(access) " }

  /// What takes a closure that is handed the locked state.
  func lock(static isStatic: Bool) -> String {
    guard isStatic else { return "\(names.state).withLock" }
    return isGeneric ? names.withStatics : "\(names.statics).withLock"
  }

  /// Whether `FakeName()` always makes one.
  var isMadeWithoutArguments: Bool {
    required.isEmpty
      && !stubs.map(\.requirement).contains {
        guard case .initializer(let mark) = $0.kind, $0.parameters.isEmpty else { return false }
        return mark != "" || $0.isAsync || $0.throwing != .nothing
      }
  }
  var isGeneric: Bool { !generics.isEmpty }

  /// Every stub, in whatever branch.
  var stubs: [Stub] { Self.stubs(in: members) }
  /// Those whose answers the fake's initializer takes.
  var required: [Stub] { stubs.filter { $0.fallback == .required } }

  static func stubs(in members: [Member]) -> [Stub] {
    members.flatMap { member in
      switch member {
      case .stub(let stub): [stub]
      case .conditional(let branches): branches.flatMap { stubs(in: $0.members) }
      }
    }
  }
}
