/// The difference of two texts, as `diff -u` shows it and `git apply` takes it.
struct UnifiedDiff {
  let path: String
  /// Nil for a file that is new.
  let old: String?
  let new: String

  private struct Line {
    var mark: Character
    var text: Substring
  }

  private static let context = 3

  var text: String {
    let lines = lines
    let changed = lines.indices.filter { lines[$0].mark != " " }
    guard !changed.isEmpty else { return "" }
    var hunks: [Range<Int>] = []
    for index in changed {
      let range = max(0, index - Self.context)..<min(lines.count, index + Self.context + 1)
      if let last = hunks.last, range.lowerBound <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    let source = old == nil ? "/dev/null" : "a/\(path)"
    return "--- \(source)\n+++ b/\(path)\n" + hunks.map { hunk($0, of: lines) }.joined()
  }

  private func hunk(_ range: Range<Int>, of lines: [Line]) -> String {
    func count(_ mark: Character, _ range: Range<Int>) -> Int {
      lines[range].count { $0.mark == " " || $0.mark == mark }
    }
    func place(_ mark: Character) -> String {
      let before = count(mark, 0..<range.lowerBound)
      let within = count(mark, range)
      return "\(within == 0 ? before : before + 1),\(within)"
    }
    return "@@ -\(place("-")) +\(place("+")) @@\n"
      + lines[range].map { "\($0.mark)\($0.text)\n" }.joined()
  }

  /// Both texts' lines in one order: those that go, those that come, and those that stay.
  private var lines: [Line] {
    let before = Self.split(old ?? "")
    let after = Self.split(new)
    let difference = after.difference(from: before)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [Line] = []
    var (left, right) = (0, 0)
    while left < before.count || right < after.count {
      if left < before.count, removed.contains(left) {
        lines.append(Line(mark: "-", text: before[left]))
        left += 1
      } else if right < after.count, inserted.contains(right) {
        lines.append(Line(mark: "+", text: after[right]))
        right += 1
      } else {
        lines.append(Line(mark: " ", text: after[right]))
        left += 1
        right += 1
      }
    }
    return lines
  }

  private static func split(_ text: String) -> [Substring] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
