import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// Fetches the addresses given, 16 at once, and prints how many bytes came. With none it ends at once.
let addresses = CommandLine.arguments.dropFirst().compactMap { URL(string: $0) }
if !addresses.isEmpty {
  let configuration = URLSessionConfiguration.ephemeral
  configuration.httpMaximumConnectionsPerHost = 16
  configuration.urlCache = nil
  let session = URLSession(configuration: configuration)
  let total = try await withThrowingTaskGroup(of: Int.self) { group in
    var rest = addresses[...]
    var total = 0
    for address in rest.prefix(16) {
      group.addTask { try await session.data(from: address).0.count }
    }
    rest = rest.dropFirst(16)
    while let count = try await group.next() {
      total += count
      if let address = rest.popFirst() {
        group.addTask { try await session.data(from: address).0.count }
      }
    }
    return total
  }
  print(total)
}
