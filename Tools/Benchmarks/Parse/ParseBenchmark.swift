import FeedParsing
import Feeds
import Foundation

/// Measures the parsing of feeds beside the floor, in turns in one run: `Tools/Benchmarks/time-parse`
/// says how.
@main
enum ParseBenchmark {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    switch (arguments.first, arguments.count) {
    case ("memory"?, 2): try printMemory(FeedFiles.bytes(of: URL(filePath: arguments[2])))
    case ("generate"?, 2): try FeedFiles(folder: arguments[2]).generate()
    case (let folder?, 1): try measure(FeedFiles(folder: folder))
    default: print("usage: ParseBenchmark FOLDER | generate FOLDER | memory FILE")
    }
  }

  private static func measure(_ files: FeedFiles) throws {
    try measureLarge(files.large())
    let xml = try files.xml()
    let (floor, parsed) = try inTurns(7, xml)
    report("80 feeds in XML, the SAX floor", floor)
    report("80 feeds in XML", parsed, besides: floor)
    let json = try files.json()
    report("20 feeds in JSON", Speeds(of: json, rounds: 7, entries), besides: floor)
  }

  /// How many entries a feed has, and how many bytes its parsing took beyond the document.
  private static func printMemory(_ document: [UInt8]) {
    let before = Memory.peak
    let entries = entries(in: document)
    print("\(entries) entries, \(Memory.peak - before) bytes")
  }

  private static func measureLarge(_ document: [UInt8]) throws {
    let before = Memory.peak
    _ = entries(in: document)
    let growth = Memory.peak - before
    let (floor, parsed) = try inTurns(5, [document])
    report("one feed of 48 MB, the SAX floor", floor)
    report("one feed of 48 MB", parsed, besides: floor)
    print("one feed of 48 MB: \(growth >> 20) MiB beyond the document at most")
  }

  private static func inTurns(_ rounds: Int, _ documents: [[UInt8]]) throws -> (Speeds, Speeds) {
    var floor = Speeds()
    var parsed = Speeds()
    for _ in 0..<rounds {
      try floor.measure(documents, SAXFloor.read)
      parsed.measure(documents, entries)
    }
    return (floor, parsed)
  }

  private static func entries(in document: [UInt8]) -> Int {
    let document = FeedDocument(document, address: "http://a.example/feed")
    do {
      return try FeedParser().parse(document).entries.count
    } catch {
      print("a feed couldn't be read: \(error)")
      return 0
    }
  }

  private static func report(_ name: String, _ speeds: Speeds, besides floor: Speeds? = nil) {
    let ratio = floor.map { ", \((speeds.median / $0.median * 100).rounded() / 100) of the floor" }
    print("\(name): \(speeds)\(ratio ?? "")")
  }
}
