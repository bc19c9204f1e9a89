/// Where a body that is followed stands, and what its names hold.
struct BodyFrame {
  /// Something with a body that can be called, or read.
  struct Callee {
    var isFunction: Bool
    var parameters: [ParameterFact]
    var steps: [Step]
    var position: Position
    var note: String
    /// The type of a property that keeps what was made elsewhere.
    var keeps: Int?
    /// Where its body stands; nil for a local function, which sees what its caller sees.
    var frame: BodyFrame?
  }

  /// A body that was followed with the same values in its names.
  struct Visit: Hashable {
    var file: Int
    var position: Position
    var own: Holder?
    var selfType: Int?
    var names: [String: Holder]
    var timing: Step.Timing
    var isAlike: Bool
    var isChanging: Bool
  }

  var file: Int
  /// The type around an initializer's or a method's body.
  var scope: [String] = []
  /// What `self` locates.
  var own: Holder?
  /// The type of `self`, where it's known to be that very type.
  var selfType: Int?
  /// What each name holds.
  var names: [String: Holder] = [:]
  /// Parameters and local names, which hide what has the same name elsewhere.
  var hidden: Set<String> = []
  var locals: [String: Callee] = [:]
  /// The initializers around, the outermost first.
  var makers: [BodyEvent.Making] = []
  var notes: [Finding.Note] = []
  var timing = Step.Timing.always
  /// Whether the branches taken on the way are the same each time.
  var isAlike = true
  /// Whether a body on the way changes something.
  var isChanging = false
  /// Whether the body's own branches are the same each time: nothing but locators came in.
  var choosesAlike = true

  init(file: Int, scope: [String] = [], own: Holder? = nil) {
    self.file = file
    self.scope = scope
    self.own = own
  }

  /// The frame of a step that runs no earlier than this.
  func at(_ later: Step.Timing) -> BodyFrame {
    var frame = self
    frame.timing = max(timing, later)
    frame.isAlike = isAlike && (later == .always || choosesAlike)
    return frame
  }

  /// Takes over how the caller came here.
  mutating func inherit(from caller: BodyFrame) {
    makers = caller.makers
    timing = caller.timing
    isAlike = caller.isAlike
    isChanging = caller.isChanging
    choosesAlike = caller.choosesAlike
  }

  /// Remembers what a parameter is given.
  mutating func give(_ name: String, _ holder: Holder?, isSame: Bool) {
    names[name] = holder
    hidden.insert(name)
    if !isSame { choosesAlike = false }
  }

  /// Remembers what a step gives to a name.
  mutating func learn(_ step: Step, holder: Holder?) {
    switch step.kind {
    case .assign(let name, _):
      // What a branch assigns may stay what it was.
      names[name] = step.timing == .always || names[name] == holder ? holder : nil
      locals[name] = nil
    case .bind(let name, _):
      names[name] = holder
      hidden.insert(name)
      locals[name] = nil
    case .define(let name, let parameters, let steps):
      names[name] = nil
      locals[name] = Callee(
        isFunction: parameters != nil, parameters: parameters ?? [], steps: steps,
        position: step.position, note: "which runs the local '\(name)'")
    default: break
    }
  }

  func visit(of position: Position) -> Visit {
    Visit(
      file: file, position: position, own: own, selfType: selfType, names: names, timing: timing,
      isAlike: isAlike, isChanging: isChanging)
  }
}
