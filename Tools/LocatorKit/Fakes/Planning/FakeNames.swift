/// What a fake calls its own types and members, apart from what its protocol asks for.
struct FakeNames: Hashable, Sendable {
  let callType: String
  let stateType: String
  let calls: String
  let state: String
  let statics: String
  let withStatics: String
  let resetStatics: String

  /// - Parameters:
  ///   - fake: the fake's name.
  ///   - members: the names of the protocol's requirements.
  ///   - types: the names of all types that the fake's members mention.
  init(fake: String, members: Set<String>, types: Set<String>) {
    func member(_ name: String) -> String {
      members.contains(name) ? "fake" + OverloadNames.capitalized(name) : name
    }
    func type(_ name: String) -> String { types.contains(name) ? fake + name : name }
    callType = type("Call")
    stateType = type("State")
    calls = member("calls")
    state = member("state")
    statics = member("statics")
    withStatics = member("withStatics")
    resetStatics = member("resetStatics")
  }
}
