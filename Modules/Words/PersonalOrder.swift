/// Puts titles in the order in which a person looks for them: whatever case and accents, and with
/// numbers by their value, so that "Part 9" stands before "Part 10".
public enum PersonalOrder {
  /// Whether one title stands before another; neither does when they differ in case and accents only.
  public static func precedes(_ left: String, _ right: String) -> Bool {
    compare(pieces(of: left), pieces(of: right))
  }

  private enum Piece: Equatable {
    case number(digits: String)
    case character(Character)
  }

  private static func pieces(of title: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = Folding.fold(title)[...]
    while let character = rest.first {
      let digits = rest.prefix { "0"..."9" ~= $0 }
      if digits.isEmpty {
        pieces.append(.character(character))
        rest = rest.dropFirst()
      } else {
        pieces.append(.number(digits: String(digits.drop { $0 == "0" })))
        rest = rest.dropFirst(digits.count)
      }
    }
    return pieces
  }

  private static func compare(_ left: [Piece], _ right: [Piece]) -> Bool {
    for (left, right) in zip(left, right) where left != right {
      switch (left, right) {
      case (.number(let left), .number(let right)):
        return left.count == right.count ? left < right : left.count < right.count
      case (.number, .character(let right)): return "0" < right
      case (.character(let left), .number): return left < "0"
      case (.character(let left), .character(let right)): return left < right
      }
    }
    return left.count < right.count
  }
}
