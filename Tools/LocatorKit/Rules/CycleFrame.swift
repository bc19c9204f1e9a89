/// Where a body that is followed stands, and what its names hold.
struct CycleFrame {
  /// A value that locates: by these protocols, and as this type where it's known.
  struct Holder: Hashable {
    var protocols: [Int]
    var type: Int?

    func adding(_ other: Holder?) -> Holder {
      Holder(protocols: protocols + (other?.protocols ?? []), type: type)
    }
  }

  /// Something with a body that can be called, or read.
  struct Callee {
    var isFunction: Bool
    var parameters: [ParameterFact]
    var steps: [Step]
    var position: Position
    var note: String
    /// Where its body stands; nil for a local function, which sees what its caller sees.
    var frame: CycleFrame?
  }

  /// A body that was followed with the same values in its names.
  struct Visit: Hashable {
    var file: Int
    var position: Position
    var own: Holder?
    var names: [String: Holder]
    var isCertain: Bool
    var isChanging: Bool
  }

  var file: Int
  /// The type around an initializer's or a method's body.
  var scope: [String] = []
  /// What `self` locates.
  var own: Holder?
  /// What each name locates.
  var names: [String: Holder] = [:]
  var locals: [String: Callee] = [:]
  /// The type whose value is being made, so that its methods are those that run.
  var made: Int?
  var notes: [Finding.Note] = []
  /// Whether the body runs each time.
  var isCertain = true
  /// Whether a body on the way changes something.
  var isChanging = false
  /// Whether its branches are the same each time: nothing but locators came in.
  var choosesAlike = true

  init(file: Int, scope: [String] = [], own: Holder? = nil) {
    self.file = file
    self.scope = scope
    self.own = own
  }

  /// Takes over how the caller came here.
  mutating func inherit(from caller: CycleFrame) {
    isCertain = caller.isCertain
    isChanging = caller.isChanging
    choosesAlike = caller.choosesAlike
  }

  /// Remembers what a step gives to a name.
  mutating func learn(_ step: Step, holder: Holder?) {
    switch step.kind {
    case .assign(let name, _), .bind(let name, _):
      names[name] = holder
      locals[name] = nil
    case .define(let name, let parameters, let steps):
      names[name] = nil
      locals[name] = Callee(
        isFunction: parameters != nil, parameters: parameters ?? [], steps: steps,
        position: step.position,
        note: "which runs the local '\(name)'")
    default: break
    }
  }

  func visit(of position: Position) -> Visit {
    Visit(
      file: file, position: position, own: own, names: names, isCertain: isCertain,
      isChanging: isChanging)
  }
}
