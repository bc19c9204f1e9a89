internal import SQLite
internal import Synchronization

/// The saves that wait for the writer: whoever's turn it is takes others into his transaction (a group commit),
/// so that a page that several change, as those of an index, is written once.
final class WaitingSaves: Sendable {
  private let texts: SavedTexts
  private let saves = Mutex<[WaitingSave]>([])

  init(texts: SavedTexts) {
    self.texts = texts
  }

  /// Lets others take the save along, until it's removed.
  func add(_ save: WaitingSave) {
    saves.withLock { $0.append(save) }
  }

  /// Only where nobody commits meanwhile.
  func remove(_ save: WaitingSave) {
    saves.withLock { $0.removeAll { $0 === save } }
  }

  /// Commits the save, unless another's transaction did, and some that wait along with it.
  func commit(_ save: WaitingSave, on connection: Connection) throws -> SavedArticles {
    if let committed = save.committed { return committed }
    let others = others(than: save)
    do {
      return try commit([save] + others, on: connection)[0]
    } catch  where !others.isEmpty && (error as? SQLiteError)?.reason != .busy {
      // What is wrong with another mustn't fail this one, and is told to the other when its turn comes.
      return try commit([save], on: connection)[0]
    }
  }

  private func others(than save: WaitingSave) -> [WaitingSave] {
    saves.withLock { saves in
      Array(saves.lazy.filter { $0 !== save && $0.committed == nil }.prefix(Self.groupSize - 1))
    }
  }

  private func commit(
    _ group: [WaitingSave], on connection: Connection
  ) throws -> [SavedArticles] {
    let saver = FeedSaver(connection: connection)
    let saved = try connection.write {
      let saved = try group.map(saver.save)
      texts.expect(saved.flatMap(\.queued.keys))
      return saved
    }
    for (save, saved) in zip(group, saved) { save.committed = saved }
    return saved
  }

  /// Half of the feeds that are fetched at once, so that others are fetched while these are written.
  private static let groupSize = 8
}
