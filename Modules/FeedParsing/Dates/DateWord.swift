/// The words that stand in dates.
enum DateWord {
  static func isHalfOfDay(_ word: String) -> Bool {
    ["am", "pm", "a.m.", "p.m."].contains(word)
  }

  /// 1 to 12, by a month's name or its beginning, in the common languages.
  static func month(_ word: String) -> Int? {
    guard word.unicodeScalars.count >= 3 else { return nil }
    for (stem, month) in stems where word.hasPrefix(stem) { return month }
    return nil
  }

  /// Longer stems first, where one begins with another.
  private static let stems: [(String, Int)] = {
    let months = [
      "jan ene gen ian янв січ led sty oca tammi ιαν",
      "feb fev fév fév úno lut şub helmi фев лют φεβ",
      "mar mär mär maa mrt bře březen ber мар бер μαρ maalis",
      "apr abr avr ápr dub kwi nis huhti апр кві απρ",
      "may mai maj mag mei máj kvě touko май мая тра μάι μαι μαΐ",
      "jun juin jún giu cze čer červen haz kesä июн чер ιουν ιούν",
      "jul juil júl lug lip červenec tem heinä июл лип ιουλ ιούλ",
      "aug ago aoû aou sie srp ağu elo авг сер αυγ αύγ",
      "sep set szep wrz zář eyl syys сен вер σεπ",
      "oct okt ott out paź říj eki loka окт жов οκτ",
      "nov lis kas marras ноя лис νοε νοέ", "dec dic dez déc dez gru pro ara joulu дек гру δεκ",
    ]
    let pairs = months.enumerated().flatMap { index, stems in
      stems.split(separator: " ").map { (String($0), index + 1) }
    }
    return pairs.sorted { ($1.0.count, $0.0) < ($0.0.count, $1.0) }
  }()
}

extension DateFields {
  /// 12 AM is midnight, 12 PM noon.
  mutating func apply(halfOfDay half: String) {
    if half.hasPrefix("p"), hour < 12 { hour += 12 }
    if half.hasPrefix("a"), hour == 12 { hour = 0 }
  }
}
