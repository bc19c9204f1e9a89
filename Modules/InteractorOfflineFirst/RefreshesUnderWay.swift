import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The refreshes that haven't ended yet.
final class RefreshesUnderWay: Sendable {
  private let tasks = Mutex<[UUID: Task<Void, Never>]>([:])

  func begin(_ refresh: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    let number = UUID()
    // Within the lock, so that one that ends at once finds itself there.
    return tasks.withLock { tasks in
      let task = Task {
        await refresh()
        self.tasks.withLock { $0[number] = nil }
      }
      tasks[number] = task
      return task
    }
  }

  /// Waits until they have.
  func end() async {
    for task in tasks.withLock({ Array($0.values) }) { await task.value }
  }
}
