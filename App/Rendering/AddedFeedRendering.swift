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
  private let asked: String

  /// - Parameter asked: the address that was to be followed, or leads to what is.
  init(_ added: AddedFeed, asked: String) {
    self.added = added
    self.asked = asked
  }

  var shape: Shape {
    Shape(
      feed: FeedShape(added.subscription), isNew: added.isNew, newArticles: added.saved.new)
  }

  func text(in style: TextStyle) -> String {
    let title = style.bold(style.foreign(added.subscription.displayTitle))
    guard added.isNew else { return "\(title) is followed already." }
    let count = added.saved.new == 1 ? "1 article" : "\(added.saved.new) articles"
    // Found by a page: which of its feeds is it?
    let place =
      added.subscription.address == asked
      ? "" : " (\(style.foreign(added.subscription.displayAddress)))"
    return "Following \(title)\(place): \(count)."
  }
}
