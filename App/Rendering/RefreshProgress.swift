import Articles
import Interactor

/// Shows a refresh while it goes on, and says in the end what came of it.
struct RefreshProgress {
  private let output: Output
  private let isVerbose: Bool
  private var total = 0
  private var done = 0
  private var isBarShown = false
  /// Whether a feed failed.
  private(set) var failed = false

  init(output: Output, isVerbose: Bool) {
    self.output = output
    self.isVerbose = isVerbose
  }

  mutating func show(_ event: RefreshEvent) throws {
    switch event {
    case .began(let feeds):
      total = feeds
      if output.format == .jsonLines {
        try output.write(RefreshBeginningRendering(feeds: feeds))
      }
      try drawBar()
    case .finishedFeed(let feed, let result):
      done += 1
      try show(feed, result)
    case .finished(let report):
      try clearBar()
      try output.write(RefreshReportRendering(report))
    }
  }

  /// Takes the bar away, where an interruption or an error left it.
  mutating func end() throws { try clearBar() }

  private mutating func show(_ feed: Subscription, _ result: RefreshResult) throws {
    let line = RefreshedFeedRendering(feed, result)
    try clearBar()
    if let problem = line.problem {
      failed = true
      try StandardStream.error.write("articles: \(problem)\n")
    }
    if output.format == .jsonLines || isVerbose && output.format == .text && line.problem == nil {
      try output.write(line)
    }
    try drawBar()
  }

  private var hasBar: Bool { output.isInteractive && !isVerbose && total > 0 }

  private mutating func drawBar() throws {
    guard hasBar, let columns = output.style.columns, done < total else { return }
    let counter = " \(done)/\(total)"
    let length = max(10, min(40, columns - counter.count - 4))
    let filled = length * done / total
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: length - filled)
    try StandardStream.output.write("\r\(bar)\(counter)")
    isBarShown = true
  }

  private mutating func clearBar() throws {
    guard isBarShown else { return }
    try StandardStream.output.write("\r\u{1B}[K")
    isBarShown = false
  }
}
