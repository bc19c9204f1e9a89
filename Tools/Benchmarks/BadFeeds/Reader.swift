import Foundation

/// The program, with a store of its own.
final class Reader {
  private let program: String
  private let folder: URL

  init(program: String, following addresses: [String]) throws {
    self.program = program
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try follow(addresses)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  func follow(_ addresses: [String]) throws {
    let outlines = addresses.map { "<outline xmlUrl='\($0)'/>" }.joined()
    let list = folder.appending(path: "feeds.opml")
    try "<opml><body>\(outlines)</body></opml>".write(to: list, atomically: true, encoding: .utf8)
    let process = process("import", list.path)
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
  }

  /// Refreshes until so many feeds have that result; answers how long it took. What is left then is
  /// left.
  func refresh(until count: Int, _ result: String) throws -> Duration {
    let process = process("refresh", "--json-lines")
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    let start = ContinuousClock.now
    try process.run()
    let wanted = Data("\"result\":\"\(result)\"".utf8)
    var (found, rest) = (0, Data())
    while found < count, case let piece = pipe.fileHandleForReading.availableData, !piece.isEmpty {
      rest += piece
      while let range = rest.range(of: wanted) {
        found += 1
        rest = rest[range.upperBound...]
      }
    }
    let time = ContinuousClock.now - start
    process.terminate()
    process.waitUntilExit()
    if found < count { print("only \(found) of \(count) feeds were \(result)") }
    return time
  }

  private func process(_ arguments: String...) -> Process {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = ["--store", folder.appending(path: "store.sqlite").path] + arguments
    return process
  }
}
