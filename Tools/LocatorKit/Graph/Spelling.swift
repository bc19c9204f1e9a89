/// How near two names are.
enum Spelling {
  /// Whether one name may be a slip for the other: letter case alone, or at most two edits in a word
  /// that is long enough for that to say something.
  static func isNear(_ written: String, _ meant: String) -> Bool {
    guard written != meant else { return false }
    if written.lowercased() == meant.lowercased() { return true }
    let edits = distance(written, meant, atMost: 2)
    return edits <= 2 && edits * 2 < min(written.utf8.count, meant.utf8.count)
  }

  /// The number of single letters to insert, remove or replace, or a number beyond `limit`.
  static func distance(_ left: String, _ right: String, atMost limit: Int) -> Int {
    let left = Array(left.utf8)
    let right = Array(right.utf8)
    guard abs(left.count - right.count) <= limit else { return limit + 1 }
    var row = Array(0...right.count)
    for (i, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in right.enumerated() {
        let replaced = diagonal + (letter == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
      }
    }
    return row[right.count]
  }

  /// The names nearest to a mistyped one, the best first.
  package static func nearest(to written: String, among names: [String]) -> [String] {
    let limit = max(2, written.utf8.count / 3)
    return names.map {
      (name: $0, edits: distance(written.lowercased(), $0.lowercased(), atMost: limit))
    }
    .filter { $0.edits <= limit }
    .sorted { ($0.edits, $0.name) < ($1.edits, $1.name) }
    .map(\.name)
  }
}
