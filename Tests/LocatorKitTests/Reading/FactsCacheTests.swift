import Foundation
import LocatorKit
import Testing

@Suite("The cache of facts")
struct FactsCacheTests {
  @Test("gives back every fact of every case as it was read", arguments: CheckCase.names)
  func everyFact(name: String) throws {
    let files = Dictionary(
      try CheckCase(named: name).sources.map {
        ($0.path.replacing("Tests/", with: "Sources/"), $0.text)
      }
    ) { first, _ in first }
    let package = try TemporaryPackage(
      Dictionary(files.map { ("Sources/P/\($0.replacing("/", with: "-"))", $1) }) { first, _ in
        first
      })
    let plain = try package.load()
    #expect(try load(package) == plain)
    #expect(try load(package) == plain)
  }

  @Test("counts as empty when it's damaged", arguments: [0, 20, 40, 200])
  func damage(at offset: Int) throws {
    let package = try TemporaryPackage(["Sources/P/a.swift": "struct A: B { let c = 1 }"])
    let plain = try load(package)
    let file = try #require(
      try FileManager.default.contentsOfDirectory(atPath: package.path("cache")).first)
    let url = URL(filePath: package.path("cache/\(file)"))
    var bytes = try Data(contentsOf: url)
    if offset < bytes.count { bytes[offset] ^= 0xFF }
    try bytes.prefix(max(offset, bytes.count - 3)).write(to: url)
    #expect(try load(package) == plain)
  }

  @Test("is read and written by several runs at once")
  func concurrentRuns() async throws {
    let package = try TemporaryPackage(
      Dictionary(
        uniqueKeysWithValues: (0..<20).map { ("Sources/P/f\($0).swift", "struct A\($0) {}") }))
    let folder = package.folder
    let plain = try package.load()
    let all = await withTaskGroup(of: [FileFacts]?.self) { group in
      for _ in 0..<8 {
        group.addTask {
          let cache = FactsCache(folder: "\(folder)/cache")
          let target = PackageModel.Target(
            name: "P", kind: .library, dependencies: [],
            sources: (0..<20).map { "Sources/P/f\($0).swift" }.sorted())
          defer { cache.save() }
          return try? SourceLoader(folder: folder, jobs: 2, cache: cache)
            .load(PackageModel(name: "P", targets: [target])).map(\.facts)
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(all == Array(repeating: plain, count: 8))
  }

  @Test("keeps what a few versions of the tool wrote, and lets the oldest go")
  func oldVersions() throws {
    let package = try TemporaryPackage(["Sources/P/a.swift": "struct A {}"])
    for version in 0..<9 {
      let file = package.path("cache/facts-\(version)")
      try FileManager.default.createDirectory(
        atPath: package.path("cache"), withIntermediateDirectories: true)
      try Data().write(to: URL(filePath: file))
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: Double(version))], ofItemAtPath: file)
    }
    _ = try load(package)
    let names = try FileManager.default.contentsOfDirectory(atPath: package.path("cache"))
    let facts = names.filter { $0.hasPrefix("facts-") }
    #expect(facts.count == 4)
    #expect(facts.filter { ["facts-6", "facts-7", "facts-8"].contains($0) }.count == 3)
  }

  @Test("does without when its folder can't be made")
  func unwritable() throws {
    let package = try TemporaryPackage(["Sources/P/a.swift": "struct A {}", "cache": "a file"])
    #expect(try load(package) == package.load())
  }

  private func load(_ package: TemporaryPackage) throws -> [FileFacts] {
    let cache = FactsCache(folder: package.path("cache"))
    defer { cache.save() }
    return try package.load(cache: cache)
  }
}
