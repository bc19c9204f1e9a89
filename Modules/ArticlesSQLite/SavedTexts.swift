internal import Synchronization

/// The texts of articles that wait for the index, so that whoever indexes them needs neither read nor
/// parse them again: those who save can make texts beside each other.
///
/// It knows nothing that isn't in the store, and may know less.
final class SavedTexts: Sendable {
  private struct State {
    var texts: [QueuedArticle: SearchText] = [:]
    /// Those whose texts are being made.
    var expected: Set<QueuedArticle> = []
    var byteCount = 0
  }

  private let state = Mutex(State())

  /// Whether so many wait that whoever brings more should wait for the index.
  var areMany: Bool { state.withLock { $0.byteCount > Self.byteLimit / 2 } }

  /// Notes whose texts will come, before anybody else can see the articles.
  func expect(_ articles: some Sequence<QueuedArticle>) {
    state.withLock { $0.expected.formUnion(articles) }
  }

  /// Keeps a text, unless there are too many, or its article was indexed without.
  func keep(_ text: SearchText, of article: QueuedArticle) {
    state.withLock { state in
      guard state.expected.remove(article) != nil,
        state.byteCount + text.byteCount <= Self.byteLimit
      else { return }
      state.texts[article] = text
      state.byteCount += text.byteCount
    }
  }

  /// Hands out a text, for the transaction that indexes it. One that comes later is of no use.
  func take(_ article: QueuedArticle) -> SearchText? {
    state.withLock { state in
      state.expected.remove(article)
      let text = state.texts.removeValue(forKey: article)
      state.byteCount -= text?.byteCount ?? 0
      return text
    }
  }

  /// What a batch of ordinary articles has, three times.
  private static let byteLimit = 14 << 20
}
