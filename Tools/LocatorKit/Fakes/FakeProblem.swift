/// Why a fake can't be written, and where that stands.
struct FakeProblem: Error, Hashable, Sendable {
  enum Reason: Hashable, Sendable {
    case doesNotParse
    case isPrivate
    /// The protocol inherits a type whose source isn't in the package, and none of ``StandardRequirements``.
    case unseenProtocol(String)
    /// The class that the protocol asks for can't be inherited from, or made without arguments.
    case superclass(String)
    /// Two inherited properties of one name have different types.
    case conflict(name: String, first: String, second: String)
    /// A requirement that no fake can meet.
    case unsupported(String)
  }

  var reason: Reason
  var place: SourcePlace

  init(_ reason: Reason, at place: SourcePlace) {
    self.reason = reason
    self.place = place
  }

  /// What is wrong with the fake of this protocol, and what to do about it.
  func message(of interface: String) -> String {
    let start = "no fake of \(interface) can be written: "
    switch reason {
    case .doesNotParse: return start + "this isn't Swift that can be parsed"
    case .isPrivate: return start + "the protocol is private, so that no other file can name it"
    case .unseenProtocol(let name):
      return start
        + "it inherits '\(name)', whose source isn't in this package, and which is none of the standard library's that are known; write this fake by hand"
    case .superclass(let name):
      return start
        + "it asks for a subclass of '\(name)', which can't be inherited from and made without arguments; write this fake by hand"
    case .conflict(let name, let first, let second):
      return start + "it inherits '\(name)' both as \(first) and as \(second)"
    case .unsupported(let what): return start + what
    }
  }
}
