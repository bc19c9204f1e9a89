internal import Synchronization

/// The texts of articles that wait for the index, so that whoever indexes them needs neither read nor
/// parse them again: he holds the store, while those who save can make texts beside each other.
///
/// It knows nothing that isn't in the store, and may know less. A text counts for as long as its row is
/// as it was when it was saved: saved again, it's expected again; and once anybody else wrote to the store
/// (`PRAGMA data_version`) nothing here counts.
final class SavedTexts: Sendable {
  /// Who makes texts, and for which rows.
  struct Ticket: Sendable {
    fileprivate let number: Int
  }

  fileprivate struct State {
    var texts: [Int: SearchText] = [:]
    /// The rows whose texts are being made, and by whom.
    var expected: [Int: Int] = [:]
    var ticketCount = 0
    var byteCount = 0
    var dataVersion: Int?
  }

  private let state = Mutex(State())

  /// Notes which rows a transaction wrote, right after it.
  func expect(_ rows: [Int], dataVersion: Int) -> Ticket {
    state.withLock { state in
      state.forgetIfWritten(dataVersion)
      state.ticketCount += 1
      for row in rows {
        state.remove(row)
        state.expected[row] = state.ticketCount
      }
      return Ticket(number: state.ticketCount)
    }
  }

  /// Keeps a text that was made, unless its row was written or indexed since.
  func keep(_ text: SearchText, row: Int, _ ticket: Ticket) {
    state.withLock { state in
      guard state.expected[row] == ticket.number else { return }
      state.expected[row] = nil
      guard state.byteCount + text.byteCount <= Self.byteLimit else { return }
      state.texts[row] = text
      state.byteCount += text.byteCount
    }
  }

  /// Hands out a row's text, for the transaction that indexes it.
  func take(_ row: Int, dataVersion: Int) -> SearchText? {
    state.withLock { state in
      state.forgetIfWritten(dataVersion)
      return state.remove(row)
    }
  }

  /// Forgets everything.
  func removeAll() {
    state.withLock { $0 = State(ticketCount: $0.ticketCount) }
  }

  /// What a batch of ordinary articles has, twice.
  private static let byteLimit = 16 << 20
}

extension SavedTexts.State {
  fileprivate mutating func forgetIfWritten(_ dataVersion: Int) {
    guard self.dataVersion != dataVersion else { return }
    self = SavedTexts.State(ticketCount: ticketCount, dataVersion: dataVersion)
  }

  @discardableResult
  fileprivate mutating func remove(_ row: Int) -> SearchText? {
    expected[row] = nil
    let text = texts.removeValue(forKey: row)
    byteCount -= text?.byteCount ?? 0
    return text
  }
}
