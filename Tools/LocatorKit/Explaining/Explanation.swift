/// What a service locator hands out, from where, and why.
///
/// A page in `Tools/Docs` says what each key of its JSON means.
package struct Explanation: Encodable, Hashable, Sendable {
  /// A place in a file of the package; lines and columns count from 1.
  package struct Place: Encodable, Hashable, Sendable {
    package var path: String
    package var line: Int
    package var column: Int
  }

  /// Builds of one program in which the service locator hands out the same.
  package struct Build: Encodable, Hashable, Sendable {
    /// The program's module, or the service locator's own where no program uses it.
    package var root: String
    /// What tells these builds from the program's others; nil where there is no difference.
    package var name: String?
    package var requirements: [Requirement]
  }

  /// When a step of a body is taken.
  package enum Timing: String, Encodable, Sendable {
    case always
    case sometimes
    case later
  }

  /// Why the tree isn't followed further.
  package enum Cut: String, Encodable, Sendable {
    /// It comes back to itself.
    case cycle
    /// It was followed before.
    case above
  }

  /// One requirement of a locator, and what answers it. Several answers are duplicates.
  package struct Requirement: Encodable, Hashable, Sendable {
    package var name: String
    package var locator: String
    package var type: String
    /// The service locator that is asked, where it's not the one explained.
    package var from: String?
    /// Where it's located; absent for those that the service locator itself must answer.
    package var place: Place?
    package var timing: Timing?
    package var answers: [Answer]
    package var missing: Missing?
    package var cut: Cut?
  }

  /// A requirement that nothing provides.
  package struct Missing: Encodable, Hashable, Sendable {
    package struct Note: Encodable, Hashable, Sendable {
      package var place: Place
      package var message: String
    }

    package var message: String
    package var notes: [Note]
    /// Who asks for it: requirement, type and initializer in turn.
    package var chains: [[String]]
  }

  /// A default or an override, and what its body comes to.
  package struct Answer: Encodable, Hashable, Sendable {
    package enum Kind: String, Encodable, Sendable {
      case `default`
      case override
    }

    package struct Constraint: Encodable, Hashable, Sendable {
      package var text: String
      /// Absent where the sources don't tell.
      package var isMet: Bool?
    }

    package var kind: Kind
    package var module: String
    /// The type whose member an override is, where it's not the service locator's own.
    package var owner: String?
    package var place: Place
    package var constraints: [Constraint]
    package var locates: [Requirement]
    package var makes: [Making]
  }

  /// A type that a body makes.
  package struct Making: Encodable, Hashable, Sendable {
    package var type: String
    package var module: String
    /// The initializer, `init(serviceLocator:)`; absent for one that isn't written out.
    package var initializer: String?
    /// Where that initializer, or else the type, is declared.
    package var place: Place
    package var timing: Timing
    package var locates: [Requirement]
    package var makes: [Making]
  }

  package var type: String
  package var module: String
  package var kind: String
  package var place: Place
  package var builds: [Build]
}

extension Explanation {
  /// For scripts.
  package func json() throws -> String {
    try JSONText.text(Report(version: 1, explanation: self))
  }

  private struct Report: Encodable {
    var version: Int
    var explanation: Explanation
  }
}

extension Explanation.Timing {
  init(_ timing: Step.Timing) {
    self =
      switch timing {
      case .always: .always
      case .sometimes: .sometimes
      case .later: .later
      }
  }
}

extension PackageGraph {
  /// A place as explanations name it.
  func place(_ file: Int, _ position: Position) -> Explanation.Place {
    Explanation.Place(path: files[file].path, line: position.line, column: position.column)
  }

  /// Where a type or a protocol is declared.
  func place(of symbol: Int) -> Explanation.Place {
    place(table.symbols[symbol].file, table.symbols[symbol].position)
  }

  /// The name of the module that declares the type.
  func moduleName(of symbol: Int) -> String { modules[table.symbols[symbol].module].name }
}
