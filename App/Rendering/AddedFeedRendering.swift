import Articles
import Interactor

/// A feed that is followed now.
struct AddedFeedRendering: Rendering {
  struct Shape: Encodable {
    var feed: FeedShape
    var isNew: Bool
    var newArticles: Int
  }

  private let added: AddedFeed

  init(_ added: AddedFeed) {
    self.added = added
  }

  var shape: Shape {
    Shape(
      feed: FeedShape(added.subscription), isNew: added.isNew, newArticles: added.saved.new)
  }

  func text(in style: TextStyle) -> String {
    let title = style.bold(style.foreign(added.subscription.displayTitle))
    guard added.isNew else { return "\(title) is followed already." }
    let count = added.saved.new == 1 ? "1 article" : "\(added.saved.new) articles"
    return "Following \(title): \(count)."
  }
}
