import Benchmarking

/// How fast documents were read, round by round, in megabytes a second of processor time.
struct Speeds: CustomStringConvertible {
  private var rounds: [Double] = []

  init() {}

  init(of documents: [[UInt8]], rounds: Int, _ read: ([UInt8]) throws -> Int) rethrows {
    for _ in 0..<rounds { try measure(documents, read) }
  }

  /// One more round.
  mutating func measure(_ documents: [[UInt8]], _ read: ([UInt8]) throws -> Int) rethrows {
    let start = ProcessorTime.seconds
    for document in documents where try read(document) == 0 { print("nothing was read") }
    let bytes = documents.reduce(0) { $0 + $1.count }
    rounds.append(Double(bytes) / 1e6 / (ProcessorTime.seconds - start))
  }

  var median: Double { rounds.sorted()[rounds.count / 2] }

  /// `250 MB/s (230 to 260)`
  var description: String {
    "\(Int(median)) MB/s (\(Int(rounds.min() ?? 0)) to \(Int(rounds.max() ?? 0)))"
  }
}
