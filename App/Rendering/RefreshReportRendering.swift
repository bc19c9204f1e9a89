import Interactor

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What came of a refresh.
struct RefreshReportRendering: Rendering {
  struct Shape: Encodable {
    var changed: Int
    var notModified: Int
    var failed: Int
    var skipped: Int
    var newArticles: Int
    var updatedArticles: Int
    var isConnected: Bool
    var asOf: Date?
  }

  private let report: RefreshReport

  init(_ report: RefreshReport) {
    self.report = report
  }

  var shape: Shape {
    Shape(
      changed: report.changed, notModified: report.notModified, failed: report.failed,
      skipped: report.skipped, newArticles: report.newArticles,
      updatedArticles: report.updatedArticles, isConnected: report.isConnected, asOf: report.asOf)
  }

  var lineShapes: [RefreshEventShape<Shape>] {
    [RefreshEventShape(event: "finished", details: shape)]
  }

  func text(in style: TextStyle) -> String {
    let feeds = report.changed + report.notModified + report.failed + report.skipped
    guard feeds > 0 else { return "No feeds to refresh. Follow one: articles add https://..." }
    var parts = ["\(report.newArticles) new, \(report.updatedArticles) updated"]
    if report.notModified > 0 { parts.append("\(report.notModified) with nothing new") }
    if report.skipped > 0 { parts.append("\(report.skipped) left alone") }
    if report.failed > 0 { parts.append("\(report.failed) failed") }
    let line = "\(feeds == 1 ? "1 feed" : "\(feeds) feeds"): \(parts.joined(separator: ", "))"
    guard !report.isConnected else { return line }
    let age =
      report.asOf.map { "as of \(DateText.relative($0, to: style.now))" } ?? "never refreshed"
    return "\(line). Offline: what is stored is \(age)."
  }
}
