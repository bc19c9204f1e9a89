import FeedParsing
import Feeds

/// Measures the parsing of feeds beside the floor, in one run: `swift run -c release ParseBenchmark`,
/// with `--large` over one feed of 48 MB.
@main
enum ParseBenchmark {
  static func main() {
    if CommandLine.arguments.contains("--large") {
      measureLarge()
    } else {
      measureMany()
    }
  }

  private static func measureMany() {
    var generator = FeedGenerator(seed: 20_260_101)
    let kinds = FeedGenerator.Kind.allCases.filter { $0 != .json }
    let xml = (0..<80).map { generator.feed(kinds[$0 % kinds.count], number: $0, items: 50) }
    let json = (0..<20).map { generator.feed(.json, number: $0, items: 50) }
    let floor = speed(of: xml) { SAXFloor.read($0) }
    let parsed = speed(of: xml) { entries(in: $0) }
    report("XML, the SAX floor", floor)
    report("XML, parsed", parsed, besides: floor)
    report("JSON, parsed", speed(of: json) { entries(in: $0) }, besides: floor)
  }

  private static func measureLarge() {
    var generator = FeedGenerator(seed: 20_260_102)
    let feed = [generator.feed(.rssWithCDATA, number: 1, items: 8600)]
    let floor = speed(of: feed) { SAXFloor.read($0) }
    report("48 MB, the SAX floor", floor)
    report("48 MB, parsed", speed(of: feed) { entries(in: $0) }, besides: floor)
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

  /// The best of five, in megabytes a second: what disturbs a run only ever makes it slower.
  private static func speed(of documents: [[UInt8]], _ read: ([UInt8]) -> Int) -> Double {
    let bytes = documents.reduce(0) { $0 + $1.count }
    let best =
      (0..<5).map { _ in
        ContinuousClock().measure {
          for document in documents where read(document) == 0 { print("nothing was read") }
        }
      }.min() ?? .zero
    return Double(bytes) / 1e6 / (best / .seconds(1))
  }

  private static func report(_ name: String, _ speed: Double, besides floor: Double? = nil) {
    let ratio = floor.map { ", \((speed / $0 * 100).rounded() / 100) of the floor" } ?? ""
    print("\(name): \(Int(speed)) MB/s\(ratio)")
  }
}
