extension String {
  /// The candidate that this was probably meant to be: the fewest typing slips away, and few for
  /// its length.
  func nearest(among candidates: [String]) -> String? {
    // Nobody mistypes a whole page; to compare one would take as long as it is.
    guard utf8.count < 256 else { return nil }
    let distances = candidates.map { (candidate: $0, distance: distance(to: $0)) }
    guard let best = distances.min(by: { $0.distance < $1.distance }) else { return nil }
    let letters = drop { $0 == "-" }.count
    return best.distance <= max(1, letters / 3) && best.distance < letters ? best.candidate : nil
  }

  /// The Damerau-Levenshtein distance: how many letters are added, dropped, changed, or swapped
  /// with their neighbour (its restricted form, which edits no substring twice).
  func distance(to other: String) -> Int {
    let (source, target) = (Array(self), Array(other))
    var older: [Int] = []
    var previous = Array(0...target.count)
    for (row, letter) in source.enumerated() {
      var current = [row + 1]
      for (column, otherLetter) in target.enumerated() {
        var cost = Swift.min(
          previous[column] + (letter == otherLetter ? 0 : 1),
          previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, letter == target[column - 1], source[row - 1] == otherLetter {
          cost = min(cost, older[column - 1] + 1)
        }
        current.append(cost)
      }
      (older, previous) = (previous, current)
    }
    return previous[target.count]
  }
}
