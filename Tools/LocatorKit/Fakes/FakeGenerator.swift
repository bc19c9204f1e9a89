/// Writes the fakes of a package's interfaces.
package struct FakeGenerator: Sendable {
  /// A fake's text, or why there is none.
  package struct Fake: Sendable {
    /// The file's name, as `FakeReachability.swift`.
    package var fileName: String
    /// Nil where no right one can be written.
    package var text: String?
    /// `PATH:LINE:COLUMN: error: ...`, for people and for editors.
    package var problem: String?
    /// Every name that the fake depends on.
    var names: Set<String> = []
  }

  private let index: FakeIndex
  private let jobs: Int
  private let formatter: SwiftFormatter

  /// - Parameters:
  ///   - folder: the package's folder, which may say how its files are formatted.
  ///   - jobs: how many fakes are written at once.
  package init(_ index: FakeIndex, folder: String, jobs: Int) {
    self.index = index
    self.jobs = jobs
    formatter = SwiftFormatter(folder: folder)
  }

  /// A fake of each interface that is named, each in a file of its own.
  ///
  /// - Parameter names: nil for every interface of the package.
  /// - Throws: ``LocatorError`` for a name that no protocol has, or more than one.
  package func fakes(of names: [String]?) throws -> [Fake] {
    let set = try set(of: names)
    return try fakes(of: set.interfaces, in: set)
  }

  /// The fakes of all interfaces of some modules, in one file.
  ///
  /// - Parameter fakeModules: the modules where a fake that was written by hand stands for its interface's.
  package func file(ofModules modules: Set<String>, handWrittenIn fakeModules: Set<String>) -> (
    text: String, problems: [String]
  ) {
    let set = FakeSet(
      InterfaceSearch(index).interfaces(of: modules, handWrittenIn: fakeModules))
    let index = index
    let planned = Workers.map(set.interfaces, jobs: jobs) { interface in
      Result { () throws(FakeProblem) in
        try FakePlanner(scope: FakeScope(index), interface: interface, fakes: set.names).plan()
      }
    }
    let conflicts = NameConflicts(
      index: index, imports: FakeFile(planned.compactMap { try? $0.get() }).imports)
    var fakes: [(plan: FakePlan, imports: ImportList)] = []
    var problems: [String] = []
    for (interface, result) in zip(set.interfaces, planned) {
      do throws(FakeProblem) {
        let fake = try result.get()
        try conflicts.check(fake.plan, of: interface)
        fakes.append(fake)
      } catch {
        problems.append(Self.text(error, interface, index))
      }
    }
    return (FakeFile(fakes).text, problems)
  }

  func set(of names: [String]?) throws(LocatorError) -> FakeSet {
    let search = InterfaceSearch(index)
    guard let names else {
      return FakeSet(search.interfaces(of: nil, handWrittenIn: nil))
    }
    return FakeSet(try search.interfaces(named: names))
  }

  /// The fakes of some interfaces of the set.
  func fakes(of interfaces: [FakeIndex.Found], in set: FakeSet) throws -> [Fake] {
    let index = index
    let fakes = Workers.map(interfaces, jobs: jobs) { interface in
      Self.fake(of: interface, in: index, set)
    }
    return try format(fakes)
  }

  private static func fake(
    of interface: FakeIndex.Found, in index: FakeIndex, _ set: FakeSet
  ) -> Fake {
    let scope = FakeScope(index)
    scope.note(interface.declaration.name)
    var fake = Fake(fileName: "\(set.name(of: interface)).swift")
    do throws(FakeProblem) {
      let planned = try FakePlanner(scope: scope, interface: interface, fakes: set.names).plan()
      let file = FakeFile([planned])
      try NameConflicts(index: index, imports: file.imports).check(planned.plan, of: interface)
      fake.text = file.text
    } catch {
      fake.problem = text(error, interface, index)
    }
    fake.names = scope.names
    return fake
  }

  private static func text(
    _ problem: FakeProblem, _ interface: FakeIndex.Found, _ index: FakeIndex
  ) -> String {
    "\(index.position(of: problem.place)): error: \(problem.message(of: interface.name))"
  }

  /// The fakes as swift-format leaves them: what has the usual layout, and room on its lines, has it already.
  private func format(_ fakes: [Fake]) throws -> [Fake] {
    let files = fakes.compactMap { fake in
      fake.text.map { Scaffold.File(path: fake.fileName, old: nil, text: $0) }
    }.filter { formatter.hasConfiguration || CodeWriter.isTooWide($0.text) }
    guard !files.isEmpty else { return fakes }
    let formatted = try formatter.format(Scaffold(files: files)).files
    let texts = Dictionary(formatted.map { ($0.path, $0.text) }) { first, _ in first }
    return fakes.map { fake in
      var fake = fake
      fake.text = texts[fake.fileName] ?? fake.text
      return fake
    }
  }
}
