/// One requirement with all that its fake member is made of.
struct Stub: Sendable {
  /// A parameter on its way to the record and the handler.
  struct Input: Sendable {
    var parameter: ProtocolRequirement.Parameter
    /// What the handler takes for it; nil where a handler can't: it's left out.
    var handed: SignatureType?
    /// What is recorded of it; nil where it can't be kept.
    var recorded: SignatureType?
    /// Whether what is recorded is known to be safe to share.
    var isSendable: Bool
    /// Whether it's a parameter pack, whose values are collected first.
    var isPack: Bool
  }

  /// What a member does when no answer is set.
  enum Fallback: Hashable, Sendable {
    /// Answers this, the type's natural empty value.
    case natural(String)
    /// Fails the test, and throws: this error, where the requirement's type asks for one.
    case thrown(String?)
    /// Fails the test, and answers this, for want of anything better.
    case substitute(String)
    /// There is nothing to answer: the fake's initializer takes the answer, so that it's never missing.
    case required
  }

  var requirement: ProtocolRequirement
  /// What its generated members' names begin with.
  var name: String
  var inputs: [Input]
  /// The closure that answers; nil for a property that is stored, and an initializer.
  var handler: SignatureType.Function?
  /// What it answers whatever the handler does: a parameter pack, which no handler can answer.
  var echo: String?
  /// Whether the handler's answer has to be cast to what the requirement says.
  var isCast: Bool
  var fallback: Fallback
  /// Whether its value, for a stored property, is known to be safe to share.
  var isSendable: Bool
  /// `nonisolated` and attributes that its member and, as far as they can, its helpers bear.
  var attributes: [String]
  var isNonisolated: Bool
  /// The setter of what isn't stored, as a function of its own.
  var setter: [Stub] = []
}
