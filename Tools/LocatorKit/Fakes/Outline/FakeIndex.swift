/// Every type that the package declares, by its name.
package final class FakeIndex: Sendable {
  /// A declaration, and the file that it stands in.
  struct Found: Sendable {
    var source: OutlinedSource
    var declaration: OutlinedDeclaration

    var place: SourcePlace { SourcePlace(file: source.path, offset: declaration.nameOffset) }
    var name: String { declaration.path.joined(separator: ".") }
    var qualifiedName: String { "\(source.module).\(name)" }

    /// What it is, where it isn't a protocol.
    var nominalSignature: NominalSignature { source.nominalSignature(of: declaration) }

    /// - Throws: where it isn't a protocol that can be parsed.
    func protocolSignature() throws(FakeProblem) -> ProtocolSignature {
      try source.protocolSignature(of: declaration)
    }
  }

  let modules: Set<String>
  /// How async function types are isolated in each module, where that differs.
  let isolation: [String: AsyncIsolation]
  private let found: [String: [Found]]
  private let sources: [String: OutlinedSource]
  /// The hash of each file of the package.
  let contents: [String: ContentHash]

  init(
    _ all: [OutlinedSource], modules: Set<String>, isolation: [String: AsyncIsolation] = [:]
  ) {
    contents = Dictionary(all.map { ($0.path, $0.content) }) { first, _ in first }
    // What the tool wrote is made of the rest.
    let sources = all.filter { !$0.outline.isGenerated }
    self.modules = modules
    self.isolation = isolation
    self.sources = Dictionary(sources.map { ($0.path, $0) }) { first, _ in first }
    found = Dictionary(
      grouping: sources.flatMap { source in
        source.outline.declarations.map { Found(source: source, declaration: $0) }
      }
    ) { $0.declaration.name }
  }

  /// The types that texts declare which aren't written to files yet.
  ///
  /// - Parameter targets: the modules' settings, where they matter.
  package convenience init(
    texts: [(module: String, path: String, text: String)], targets: [PackageModel.Target] = []
  ) {
    let sources = texts.map { module, path, text in
      let bytes = Array(text.utf8)
      return OutlinedSource(
        path: path, module: module, outline: SourceOutline(bytes), content: .of(bytes),
        bytes: bytes
      ) { bytes }
    }
    self.init(
      sources, modules: Set(texts.map(\.module)), isolation: AsyncIsolation.byModule(targets))
  }

  /// The declarations of this name, its extensions among them, in the order of the package's files.
  func declarations(named name: String) -> [Found] { found[name] ?? [] }

  /// The modules that declare a type of this name which isn't within another.
  func modules(declaring name: String) -> Set<String> {
    Set(
      declarations(named: name).filter {
        $0.declaration.kind != .extension && $0.declaration.path.count == 1
      }.map(\.source.module))
  }

  /// Whether a type has the name of a module, so that the name means that.
  func hidesModule(_ module: String) -> Bool { !modules(declaring: module).isEmpty }

  /// What all declarations of this name are, to tell whether one has changed.
  func hash(ofName name: String) -> ContentHash {
    .of(declarations(named: name).flatMap { [$0.source.surroundings, $0.declaration.hash] })
  }

  /// Every declaration that a fake can be made of.
  var protocols: [Found] {
    found.values.joined().filter { $0.declaration.kind == .protocol }
      .sorted {
        ($0.source.path, $0.declaration.nameOffset) < ($1.source.path, $1.declaration.nameOffset)
      }
  }

  /// `PATH:LINE:COLUMN` of a place.
  func position(of place: SourcePlace) -> String {
    let position = sources[place.file]?.position(of: place.offset) ?? Position(line: 1, column: 1)
    return "\(place.file):\(position.line):\(position.column)"
  }
}
