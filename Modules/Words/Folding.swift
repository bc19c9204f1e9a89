/// Makes text comparable as people compare it: whatever its case, and whatever accents Latin letters have.
public enum Folding {
  public static func fold(_ text: some StringProtocol) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
    var folded = String.UnicodeScalarView()
    for scalar in text.lowercased().unicodeScalars {
      if scalar.properties.generalCategory == .nonspacingMark { continue }
      folded.append(AccentedLetters.base(of: scalar) ?? scalar)
    }
    return String(folded)
  }
}
