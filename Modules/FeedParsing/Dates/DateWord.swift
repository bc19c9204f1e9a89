/// The words that stand in dates.
enum DateWord {
  static func isHalfOfDay(_ word: String) -> Bool {
    isMorning(word) || isAfternoon(word)
  }

  static func isMorning(_ word: String) -> Bool {
    ["am", "a.m.", "a.m", "上午", "午前", "오전"].contains(word)
  }

  static func isAfternoon(_ word: String) -> Bool {
    ["pm", "p.m.", "p.m", "下午", "午後", "오후"].contains(word)
  }

  /// 1 to 12, by a month's name or its beginning, in the common languages.
  static func month(_ word: String) -> Int? {
    guard word.unicodeScalars.count >= 3 else { return nil }
    guard let first = word.unicodeScalars.first else { return nil }
    return stems[first]?.first { word.hasPrefix($0.stem) }?.month
  }

  /// By their first letter; longer ones first, where one begins with another.
  private static let stems: [Unicode.Scalar: [(stem: String, month: Int)]] = {
    let months = [
      "jan jaan ene gen gener ian янв яну јан січ led sty oca tammi sau ιαν يناير ינואר जन มกรา",
      "feb fev fév veb úno lut şub helmi vas фев феб лют φεβ فبراير פברואר फ़र फर กุมภา",
      "mar mär már mrt març bře ber kov maalis мар бер μαρ μάρ مارس מרץ मार्च มีนา",
      "apr abr avr ápr dub kwi nis huhti bal апр кві απρ أبريل إبريل אפריל अप्रैल เมษา",
      "may mai maj mag mei máj maí kvě maio touko geg май мая мај тра μάι μαι μαΐ مايو מאי मई พฤษภา",
      "jun juin jún jūn juuni juny giu cze čer haz kesä bir июн юни јун чер ιουν ιούν يونيو יוני जून มิถุนา",
      "jul juil júl jūl juuli juliol lug lip červenc července tem heinä lie июл юли јул лип ιουλ ιούλ يوليو יולי जुल กรกฎา",
      "aug ago agu ágú aoû aou août sie srp ağu elo rgp авг сер αυγ αύγ أغسطس אוגוסט अग สิงหา",
      "sep set szep wrz zář eyl syys rgs сен вер σεπ سبتمبر ספטמבר सित กันยา",
      "oct okt ott out paź říj eki loka spa окт жов οκτ أكتوبر אוקטובר अक्टू ตุลา",
      "nov noi nóv lis kas marras lap ноя ное нов лис νοε νοέ نوفمبر נובמבר नव พฤศจิกา",
      "dec dic dez déc des dets pro gru ara joulu дек дец гру δεκ ديسمبر דצמבר दिस ธันวา",
    ]
    let pairs = months.enumerated().flatMap { index, stems in
      stems.split(separator: " ").map { (stem: String($0), month: index + 1) }
    }
    let sorted = pairs.sorted { ($1.stem.count, $0.stem) < ($0.stem.count, $1.stem) }
    return Dictionary(grouping: sorted) { $0.stem.unicodeScalars.first ?? " " }
  }()
}

extension DateFields {
  /// 12 AM is midnight, 12 PM noon.
  mutating func apply(halfOfDay half: String) {
    if DateWord.isAfternoon(half), hour < 12 { hour += 12 }
    if DateWord.isMorning(half), hour == 12 { hour = 0 }
  }
}
