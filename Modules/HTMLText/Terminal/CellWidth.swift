extension StringProtocol {
  /// How many cells of a terminal the text takes: two for East Asian wide characters and emoji,
  /// none for what combines with the character before it.
  public var cellWidth: Int {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return utf8.count }
    return reduce(0) { $0 + $1.cellWidth }
  }
}

extension Character {
  /// How many cells of a terminal it takes.
  public var cellWidth: Int {
    let scalars = unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.count > 1, scalars.contains("\u{FE0F}") || first.isRegionalIndicator { return 2 }
    return first.cellWidth
  }
}

extension Unicode.Scalar {
  fileprivate var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  fileprivate var cellWidth: Int {
    if value < 0x20 || (0x7F..<0xA0).contains(value) { return 0 }
    if value < 0x300 { return value == 0xAD ? 0 : 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if properties.isEmojiPresentation { return 2 }
    return Self.wide.contains { $0.contains(value) } ? 2 : 1
  }

  /// The blocks that Unicode's East Asian Width calls wide or full.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF,
    0x4E00...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18AFF,
    0x1B000...0x1B2FB, 0x1F200...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]
}
