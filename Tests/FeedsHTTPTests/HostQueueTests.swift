import Testing

@testable import FeedsHTTP

@Suite("A queue of hosts")
struct HostQueueTests {
  @Test("lets two in at each host, and the others in order as they leave")
  func letsTwoIn() {
    var queue = HostQueue<Int>(width: 2)
    let entered = (1...5).map { queue.enter($0, at: "a") } + [queue.enter(6, at: "b")]
    #expect(entered == [true, true, false, false, false, true])
    let left = [queue.leave("a"), queue.leave("b")]
    #expect(left == [3, nil])
    let late = queue.enter(7, at: "a")
    #expect(!late)
    let rest = (0..<5).map { _ in queue.leave("a") }
    #expect(rest == [4, 5, 7, nil, nil])
    let next = queue.enter(8, at: "a")
    #expect(next)
  }

  @Test("forgets those that don't wait any more")
  func forgets() {
    var queue = HostQueue<Int>(width: 1)
    for item in 1...4 { _ = queue.enter(item, at: "a") }
    let removed = queue.removeWaiting { $0 == 3 || $0 == 1 }
    #expect(removed == [3])
    let rest = (0..<3).map { _ in queue.leave("a") }
    #expect(rest == [2, 4, nil])
  }
}
