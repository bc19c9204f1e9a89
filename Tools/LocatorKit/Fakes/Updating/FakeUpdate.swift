/// Brings a folder of fakes up to date, and does nothing twice.
package struct FakeUpdate {
  package enum Outcome: Hashable, Sendable {
    case unchanged
    case written
    /// Its text isn't what the tool writes now.
    case stale
    /// The tool didn't write it, and so leaves it alone.
    case foreign
    /// Its interface is gone; the file was, too, unless that was only checked.
    case orphaned
    /// No right fake can be written; this says why, and where.
    case refused(String)
  }

  private let input: PackageInput
  private let names: [String]?
  private let folder: String
  private let checks: Bool
  private let jobs: Int
  private let loader: OutlineLoader
  private let file: CacheFile

  /// - Parameters:
  ///   - names: the interfaces; nil for all, and for taking away the fakes of those that are gone.
  ///   - folder: where the fakes stand; its path is whole.
  ///   - checks: whether to compare only.
  package init(
    _ input: PackageInput, names: [String]?, folder: String, checks: Bool, jobs: Int,
    cacheFolder: String
  ) {
    self.input = input
    self.names = names
    self.folder = folder
    self.checks = checks
    self.jobs = jobs
    loader = OutlineLoader(folder: input.folder, jobs: jobs, cacheFolder: cacheFolder)
    let asked = ContentHash.of(Array("\(folder)\n\(names?.joined(separator: " ") ?? "*")".utf8))
    file = CacheFile(folder: cacheFolder, name: "fakes-\(String(asked.high, radix: 16))")
  }

  /// Writes what isn't as it should be, and tells what became of each file.
  ///
  /// - Throws: ``LocatorError`` for a name that no protocol has, or more than one, and for a file that
  ///   can't be read or written.
  package func run() throws -> [(file: String, outcome: Outcome)] {
    let kept = file.read(Kept.self)
    let contents = kept.map(contents) ?? [:]
    if let kept, isCurrent(kept, contents) {
      return kept.records.map { (FakeFolder(folder).file($0.fileName), .unchanged) }
    }
    let index = try loader.index(of: input.package, contents)
    let generator = FakeGenerator(index, folder: input.folder, jobs: jobs)
    let set = try generator.set(of: names)
    let keys = RecordKeys(index: index, set: set, settings: settings)
    let known = known(kept, contents, set, keys)
    let missing = set.interfaces.filter { known[$0.qualifiedName] == nil }
    let made = try generator.fakes(of: missing, in: set)
    var outcomes = known.values.map { ($0.fileName, Outcome.unchanged) }
    outcomes += try zip(made.map(\.fileName), put(made))
    let leftovers = try takeAway(besides: outcomes.map(\.0))
    keep(known, zip(missing, made).map { ($0, $1) }, keys, outcomes + leftovers, index)
    return (outcomes + leftovers).sorted { $0.0 < $1.0 }
      .map { (FakeFolder(folder).file($0.0), $0.1) }
  }

  private func put(_ fakes: [FakeGenerator.Fake]) throws -> [Outcome] {
    let (folder, checks) = (FakeFolder(folder), checks)
    return try Workers.map(fakes, jobs: jobs) { fake in
      Result { () throws(LocatorError) -> Outcome in
        guard let text = fake.text else { return .refused(fake.problem ?? "") }
        return try folder.put(text, as: fake.fileName, checks: checks)
      }
    }.map { try $0.get() }
  }

  private func takeAway(besides names: [String]) throws(LocatorError) -> [(String, Outcome)] {
    guard self.names == nil else { return [] }
    let leftovers = FakeFolder(folder).leftovers(besides: Set(names))
    if !checks { for name in leftovers { try FakeFolder(folder).remove(name) } }
    return leftovers.map { ($0, .orphaned) }
  }

  /// How the package wants its files formatted.
  private var settings: ContentHash {
    .of((try? FileBytes.read("\(input.folder)/.swift-format")) ?? [])
  }
}

extension FakeUpdate {
  /// What the last run has left: everything as it should be.
  private struct Kept: Storable {
    var key: ContentHash
    var records: [FakeRecord]

    init(key: ContentHash, records: [FakeRecord]) {
      self.key = key
      self.records = records
    }

    func store(in writer: inout FactsWriter) {
      writer.write(key)
      writer.write(records)
    }

    init(from reader: inout FactsReader) throws(FactsReader.Damage) {
      key = try reader.read()
      records = try reader.readArray()
    }
  }

  /// The hashes of the package's sources and of the fakes, as they are now.
  private func contents(for kept: Kept) -> [String: ContentHash] {
    let paths = sources(besides: kept.records) + kept.records.map(path)
    return Dictionary(
      zip(paths, loader.hashes(of: paths)).compactMap { path, hash in hash.map { (path, $0) } }
    ) { $1 }
  }

  /// Whether nothing has changed since: no source, and no fake.
  private func isCurrent(_ kept: Kept, _ contents: [String: ContentHash]) -> Bool {
    let sources = sources(besides: kept.records)
    guard kept.records.allSatisfy({ contents[path(of: $0)] == $0.text }),
      key(of: sources, contents) == kept.key
    else { return false }
    loader.saveHashes(of: sources + kept.records.map(path))
    return names != nil
      || FakeFolder(folder).leftovers(besides: Set(kept.records.map(\.fileName))).isEmpty
  }

  /// The records that still hold, and whose files are as they were written.
  private func known(
    _ kept: Kept?, _ contents: [String: ContentHash], _ set: FakeSet, _ keys: RecordKeys
  ) -> [String: FakeRecord] {
    let records = Dictionary((kept?.records ?? []).map { ($0.interface, $0) }) { $1 }
    let asked = set.interfaces.compactMap { interface in
      records[interface.qualifiedName].flatMap { record in
        record.fileName == "\(set.name(of: interface)).swift" ? record : nil
      }
    }
    return Dictionary(
      asked.filter { record in
        contents[path(of: record)] == record.text && keys.key(of: record.names) == record.key
      }.map { ($0.interface, $0) }
    ) { $1 }
  }

  private func keep(
    _ known: [String: FakeRecord], _ made: [(FakeIndex.Found, FakeGenerator.Fake)],
    _ keys: RecordKeys, _ outcomes: [(String, Outcome)], _ index: FakeIndex
  ) {
    let isDone = outcomes.allSatisfy {
      [.unchanged, .written].contains($0.1) || ($0.1 == .orphaned && !checks)
    }
    guard isDone else { return }
    let fresh = made.map { interface, fake in
      FakeRecord(
        interface: interface.qualifiedName, fileName: fake.fileName, names: fake.names.sorted(),
        key: keys.key(of: Array(fake.names)), text: .of(Array((fake.text ?? "").utf8)))
    }
    let records = (Array(known.values) + fresh).sorted { $0.fileName < $1.fileName }
    let sources = sources(besides: records)
    file.write(Kept(key: key(of: sources, index.contents), records: records))
    loader.saveHashes(of: sources + records.map(path))
  }

  private func path(of record: FakeRecord) -> String { FakeFolder(folder).file(record.fileName) }

  /// The package's sources but for the fakes, which are made of the others.
  private func sources(besides records: [FakeRecord]) -> [String] {
    let own = Set(records.map(path))
    return input.package.targets.flatMap(\.sources).filter {
      !own.contains($0.hasPrefix("/") ? $0 : "\(input.folder)/\($0)")
    }
  }

  /// Everything that the fakes are made of.
  private func key(of sources: [String], _ contents: [String: ContentHash]) -> ContentHash {
    var writer = FactsWriter()
    writer.write(sources)
    writer.write(
      input.package.targets.map { target in
        ([target.name] + (target.upcomingFeatures ?? [])).joined(separator: " ")
      })
    let unreadable = ContentHash.of([UInt8]())
    return .of([.of(writer.bytes), settings] + sources.map { contents[$0] ?? unreadable })
  }
}

/// Tells what names mean to a fake.
private struct RecordKeys {
  private let index: FakeIndex
  private let set: FakeSet
  /// What every fake depends on.
  private let common: [ContentHash]

  init(index: FakeIndex, set: FakeSet, settings: ContentHash) {
    self.index = index
    self.set = set
    let modules = index.modules.sorted().map { module in
      "\(module) \(index.isolation[module]?.rawValue ?? "")"
    }
    common = [.of(Array(modules.joined(separator: "\n").utf8)), settings]
  }

  /// What the declarations of these names are, and which of them are faked, too.
  func key(of names: [String]) -> ContentHash {
    let hashes = names.sorted().flatMap { name in
      [ContentHash.of(Array(name.utf8)), index.hash(ofName: name)]
        + index.declarations(named: name).compactMap { set.names[$0.qualifiedName] }
        .map { ContentHash.of(Array($0.utf8)) }
    }
    return .of(common + hashes)
  }
}
