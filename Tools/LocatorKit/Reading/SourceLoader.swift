/// Reads the package's files into facts, several at a time.
package struct SourceLoader: Sendable {
  /// A source of which is known whether it's as it was, and not yet always what it says.
  package struct Survey: Sendable {
    var target: Int
    var path: String
    /// The digest of all that's known of the file.
    var digest: FactsDigest
    fileprivate var content: ContentHash
    /// The facts, where they had to be read.
    fileprivate var facts: FileFacts?
  }

  private let folder: String
  private let jobs: Int
  private let cache: FactsCache?
  private let hashes: FileHashes?

  /// - Parameters:
  ///   - folder: the package's folder.
  ///   - jobs: how many threads read.
  ///   - cache: what earlier runs have read.
  package init(folder: String, jobs: Int, cache: FactsCache?) {
    self.folder = folder
    self.jobs = max(1, jobs)
    self.cache = cache
    hashes = cache.map { FileHashes(folder: $0.folder) }
  }

  /// The facts of every source of every target, in the package's order.
  ///
  /// - Throws: ``LocatorError/unreadableFile(path:reason:)`` for the first that can't be read.
  package func load(_ package: PackageModel) throws -> [(
    target: Int, path: String, facts: FileFacts
  )] {
    try load(survey(package))
  }

  /// Looks at every source, and reads those that changed.
  ///
  /// - Throws: ``LocatorError/unreadableFile(path:reason:)`` for the first that can't be read.
  package func survey(_ package: PackageModel) throws -> [Survey] {
    let sources = package.targets.enumerated().flatMap { index, target in
      target.sources.map { (target: index, path: $0) }
    }
    let surveyed = try Workers.map(sources, jobs: jobs) { source in
      Result { () throws(LocatorError) in try survey(source.path, of: source.target) }
    }.map { try $0.get() }
    hashes?.save(sources.map { full($0.path) })
    return surveyed
  }

  /// The facts of what was surveyed, in that order.
  package func load(_ surveyed: [Survey]) throws -> [(target: Int, path: String, facts: FileFacts)]
  {
    let read = Workers.map(surveyed, jobs: jobs) { source in
      Result { () throws(LocatorError) in try facts(of: source) }
    }
    return try zip(surveyed, read).map { ($0.target, $0.path, try $1.get()) }
  }

  private func survey(_ path: String, of target: Int) throws(LocatorError) -> Survey {
    let full = full(path)
    if let content = hashes?.hash(of: full), let digest = cache?.digest(for: content) {
      return Survey(target: target, path: path, digest: digest, content: content)
    }
    let (bytes, content) = try read(full)
    if let digest = cache?.digest(for: content) {
      return Survey(target: target, path: path, digest: digest, content: content)
    }
    let facts = FileReader.read(bytes)
    let digest = cache?.keep(facts, for: content) ?? FactsDigest(content)
    return Survey(target: target, path: path, digest: digest, content: content, facts: facts)
  }

  private func facts(of source: Survey) throws(LocatorError) -> FileFacts {
    if let facts = source.facts ?? cache?.facts(for: source.content) { return facts }
    // What was kept is damaged.
    return FileReader.read(try FileBytes.read(full(source.path)))
  }

  private func read(_ path: String) throws(LocatorError) -> (bytes: [UInt8], hash: ContentHash) {
    if let hashes { return try hashes.read(path) }
    let bytes = try FileBytes.read(path)
    return (bytes, ContentHash.of(bytes))
  }

  private func full(_ path: String) -> String {
    path.hasPrefix("/") ? path : "\(folder)/\(path)"
  }
}
