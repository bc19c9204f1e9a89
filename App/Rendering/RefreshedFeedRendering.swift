import Articles
import HTMLText
import Interactor

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How the refresh of one feed ended.
struct RefreshedFeedRendering: Rendering {
  struct Shape: Encodable {
    var feedId: String
    var feedTitle: String
    var result: String
    var newArticles: Int?
    var updatedArticles: Int?
    var reason: String?
    var notBefore: Date?
  }

  private let feed: Subscription
  private let result: RefreshResult

  init(_ feed: Subscription, _ result: RefreshResult) {
    self.feed = feed
    self.result = result
  }

  /// What a person should know went wrong; `nil` if nothing did.
  var problem: String? {
    switch result {
    case .failed(let error): "\(title): \(ErrorText(error).line)"
    case .gone:
      "\(title): it's gone for good. It won't be asked again unless it's named; 'articles remove \(feed.id)' lets go of it."
    default: nil
    }
  }

  private var title: String { TerminalText.sanitized(feed.displayTitle) }

  var shape: Shape {
    var shape = Shape(feedId: feed.id.rawValue, feedTitle: feed.displayTitle, result: "")
    switch result {
    case .changed(let saved):
      shape.result = "changed"
      shape.newArticles = saved.new
      shape.updatedArticles = saved.updated
    case .notModified: shape.result = "not_modified"
    case .gone: shape.result = "gone"
    case .skipped(let reason):
      shape.result = "skipped"
      shape.reason = text(reason)
      if case .notYet(let date) = reason { shape.notBefore = date }
    case .failed(let error):
      shape.result = "failed"
      shape.reason = ErrorText(error).line
    }
    return shape
  }

  var lineShapes: [RefreshEventShape<Shape>] {
    [RefreshEventShape(event: "feed", details: shape)]
  }

  func text(in style: TextStyle) -> String {
    let title = style.bold(style.foreign(feed.displayTitle))
    return switch result {
    case .changed(let saved): "\(title): \(saved.new) new, \(saved.updated) updated"
    case .notModified: "\(title): nothing new"
    case .gone: "\(title): gone for good"
    case .skipped(.notYet(let date)):
      "\(title): left alone until \(DateText.minute(date)); name it, or say --force, to ask it now"
    case .skipped(let reason): "\(title): left alone, \(text(reason))"
    case .failed(let error): "\(title): \(style.foreign(ErrorText(error).line))"
    }
  }

  private func text(_ reason: RefreshResult.Reason) -> String {
    switch reason {
    case .offline: "offline"
    case .notYet: "too early"
    case .gone: "gone for good"
    case .refreshedElsewhere: "refreshed by another"
    }
  }
}
