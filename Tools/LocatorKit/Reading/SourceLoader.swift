/// Reads the package's files into facts, several at a time.
package struct SourceLoader: Sendable {
  private let folder: String
  private let jobs: Int
  private let cache: FactsCache?

  /// - Parameters:
  ///   - folder: the package's folder.
  ///   - jobs: how many threads read.
  ///   - cache: what earlier runs have read.
  package init(folder: String, jobs: Int, cache: FactsCache?) {
    self.folder = folder
    self.jobs = max(1, jobs)
    self.cache = cache
  }

  /// The facts of every source of every target, in the package's order.
  ///
  /// - Throws: ``LocatorError/unreadableFile(path:reason:)`` for the first that can't be read.
  package func load(_ package: PackageModel) throws -> [(
    target: Int, path: String, facts: FileFacts
  )] {
    let sources = package.targets.enumerated().flatMap { index, target in
      target.sources.map { (target: index, path: $0) }
    }
    let read = Workers.map(sources.map(\.path), jobs: jobs) { path in
      Result { () throws(LocatorError) in try facts(of: path) }
    }
    return try zip(sources, read).map { source, facts in
      (source.target, source.path, try facts.get())
    }
  }

  private func facts(of path: String) throws(LocatorError) -> FileFacts {
    let full = path.hasPrefix("/") ? path : "\(folder)/\(path)"
    let bytes = try FileBytes.read(full)
    guard let cache else { return FileReader.read(bytes) }
    let key = ContentHash.of(bytes)
    if let known = cache.facts(for: key) { return known }
    let facts = FileReader.read(bytes)
    cache.keep(facts, for: key)
    return facts
  }
}
