import ChildProcesses
import Foundation

/// A first refresh of one feed, in a store of its own, that is sent SIGINT.
struct InterruptedRefresh {
  let program: String
  let address: String

  /// - Parameter moment: when the signal comes, from the start on.
  /// - Returns: how long it took then to end.
  func delay(after moment: Duration) throws -> Duration {
    let folder = try TemporaryFolder()
    let refresh = try start(in: folder)
    Thread.sleep(forTimeInterval: moment / .seconds(1))
    let start = ContinuousClock.now
    let status = refresh.end(by: SIGINT)
    if ![0, 130].contains(status) { print("ended with \(status)") }
    return ContinuousClock.now - start
  }

  /// How long it takes without a signal.
  func whole() throws -> Duration {
    let folder = try TemporaryFolder()
    let refresh = try start(in: folder)
    return try ContinuousClock().measure { try refresh.wait() }
  }

  private func start(in folder: TemporaryFolder) throws -> SpawnedProgram {
    let list = folder.url("list.opml")
    try "<opml><body><outline xmlUrl='\(address)'/></body></opml>"
      .write(to: list, atomically: true, encoding: .utf8)
    let store = ["--store", folder.url("store.sqlite").path]
    try SpawnedProgram(program, store + ["import", list.path]).wait()
    return try SpawnedProgram(program, store + ["refresh"])
  }
}
