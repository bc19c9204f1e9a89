/// One thing that a body comes to.
struct BodyEvent {
  enum Kind {
    /// A requirement is located: by the service locator at hand, or by one of the type `of`.
    case located(Int, of: Int?)
    case made(Making)
  }

  /// A type that is made, and the initializer that is known to make it.
  struct Making: Hashable {
    var type: Int
    var initializer: Place?
    var file: Int
    var position: Position
  }

  /// Where a body stands.
  struct Place: Hashable {
    var file: Int
    var position: Position
  }

  var kind: Kind
  var timing: Step.Timing
  /// Whether the branches on the way are the same each time: nothing but locators decides them.
  var isAlike: Bool
  /// Whether a body on the way changes something, so that the next time another branch may be taken.
  var isChanging: Bool
  var file: Int
  var position: Position
  /// The initializers it stands in, the outermost first.
  var makers: [Making]
  /// The way to it.
  var notes: [Finding.Note]
}
