import Arguments
import Articles
import HTMLText

/// A question that is asked before something goes for good.
struct Question {
  let text: String

  /// Asks on a terminal; where nobody can be asked, the answer is no, and says how to do without.
  func isAnsweredYes() throws -> Bool {
    guard Terminal.isTerminal(.input) else {
      throw SelectionError.notConfirmed
    }
    try StandardStream.error.write("\(text) [y/N] ")
    return ["y", "yes"].contains(Interruption.endingAtOnce { readLine() }?.lowercased())
  }
}

extension Question {
  init(removing feed: Subscription) {
    let count = feed.totalCount == 1 ? "1 article" : "\(feed.totalCount) articles"
    let title = TerminalText.sanitized(feed.displayTitle)
    text = "Remove \(title) and its \(count), read and starred ones too?"
  }
}
