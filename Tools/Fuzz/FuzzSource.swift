@testable import LocatorKit

/// Any bytes with a Swift file's name are read, by their tokens as by the parser, kept as bytes and given back, and
/// checked, the same each time.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSource(_ data: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  // On a thread like those that read a package, for the sake of its stack.
  let sound = Workers.map([bytes], jobs: 1, isSound)
  precondition(sound == [true])
  return 0
}

@Sendable private func isSound(_ bytes: [UInt8]) -> Bool {
  let facts = FileReader.read(bytes)
  let parsed = FileReader.read(bytes, outlining: false)
  precondition(
    parsed == facts || !parsed.problems.isEmpty, "the tokens don't tell what the parser tells")
  var writer = FactsWriter()
  facts.store(in: &writer)
  let kept = writer.bytes.withUnsafeBytes { bytes -> FileFacts? in
    guard var reader = try? FactsReader(bytes) else { return nil }
    return try? FileFacts(from: &reader)
  }
  precondition(kept == facts, "what was kept isn't what was read")
  let target = PackageModel.Target(
    name: "P", kind: .executable, dependencies: [], sources: ["a.swift"])
  let package = PackageModel(name: "P", targets: [target])
  let graph = PackageGraph(package, files: [(target: 0, path: "a.swift", facts: facts)])
  let findings = Check.findings(in: graph)
  precondition(findings == Check.findings(in: graph), "the check isn't the same each time")
  return true
}
