import Reachability
import ReachabilityOffline
import Testing

@Suite("An offline simulator")
struct OfflineSimulatorTests {
  @Test("is never connected")
  func isNeverConnected() {
    #expect(!OfflineSimulator().isConnected())
  }

  @Test("says so once, and then nothing until the reading task ends")
  func saysSoOnce() async {
    let (answers, continuation) = AsyncStream.makeStream(of: Bool.self)
    let reading = Task {
      for await answer in OfflineSimulator().connectionChanges() { continuation.yield(answer) }
      continuation.finish()
    }
    var iterator = answers.makeAsyncIterator()
    #expect(await iterator.next() == false)
    reading.cancel()
    #expect(await iterator.next() == nil)
  }
}
