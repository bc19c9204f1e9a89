/// Reads the package's files into outlines, several at a time, and keeps these for the next run.
package struct OutlineLoader: Sendable {
  private let folder: String
  private let jobs: Int
  private let hashes: FileHashes
  private let file: CacheFile

  /// - Parameter cacheFolder: where outlines are kept.
  package init(folder: String, jobs: Int, cacheFolder: String) {
    self.folder = folder
    self.jobs = jobs
    hashes = FileHashes(folder: cacheFolder)
    file = CacheFile(folder: cacheFolder, name: "outlines")
  }

  /// The hash of each file's bytes, in their order, without reading those that surely are as they were.
  ///
  /// - Returns: nil for a file that can't be read.
  func hashes(of paths: [String]) -> [ContentHash?] {
    Workers.map(paths, jobs: jobs) { path in
      let full = full(path)
      return hashes.hash(of: full) ?? (try? hashes.read(full))?.hash
    }
  }

  /// Keeps the hashes of these files.
  func saveHashes(of paths: [String]) { hashes.save(paths.map(full)) }

  /// Every type that the package declares.
  ///
  /// - Parameter contents: the hashes of files that were looked at already.
  /// - Throws: ``LocatorError/unreadableFile(path:reason:)`` for the first file that can't be read.
  package func index(
    of package: PackageModel, _ contents: [String: ContentHash] = [:]
  ) throws -> FakeIndex {
    let files = package.targets.flatMap { target in
      let module = target.moduleName
      return target.sources.map { (module: module, path: $0) }
    }
    let known = file.read(Kept.self)?.outlines ?? [:]
    let sources = try Workers.map(files, jobs: jobs) { file in
      Result { () throws(LocatorError) in
        try source(file.path, file.module, contents[file.path], known)
      }
    }.map { try $0.get() }
    if sources.contains(where: { known[$0.content] == nil }) {
      file.write(Kept(outlines: Dictionary(sources.map { ($0.content, $0.outline) }) { $1 }))
    }
    return FakeIndex(
      sources, modules: Set(package.targets.map(\.moduleName)),
      isolation: AsyncIsolation.byModule(package.targets))
  }

  private func source(
    _ path: String, _ module: String, _ content: ContentHash?,
    _ known: [ContentHash: SourceOutline]
  ) throws(LocatorError) -> OutlinedSource {
    let full = full(path)
    if let content = content ?? hashes.hash(of: full), let outline = known[content] {
      return OutlinedSource(
        path: path, module: module, outline: outline, content: content, bytes: nil
      ) { (try? FileBytes.read(full)) ?? [] }
    }
    let (bytes, content) = try hashes.read(full)
    return OutlinedSource(
      path: path, module: module, outline: known[content] ?? SourceOutline(bytes),
      content: content, bytes: bytes
    ) { bytes }
  }

  private func full(_ path: String) -> String {
    path.hasPrefix("/") ? path : "\(folder)/\(path)"
  }

  private struct Kept: Storable {
    var outlines: [ContentHash: SourceOutline]

    init(outlines: [ContentHash: SourceOutline]) {
      self.outlines = outlines
    }

    func store(in writer: inout FactsWriter) {
      writer.write(outlines.count)
      for (content, outline) in outlines {
        writer.write(content)
        writer.write(outline)
      }
    }

    init(from reader: inout FactsReader) throws(FactsReader.Damage) {
      let count = try reader.readNumber()
      outlines = [:]
      for _ in 0..<max(0, count) {
        outlines[try reader.read()] = try reader.read()
      }
    }
  }
}
