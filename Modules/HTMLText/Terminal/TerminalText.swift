/// Makes text that others wrote safe to print.
public enum TerminalText {
  /// The text without anything that a terminal would obey.
  ///
  /// Escape and other control characters are shown as pictures (`␛`), those of C1 and what turns
  /// the direction of text around as U+FFFD.
  /// - Parameter keepsLines: Line feeds stay. Otherwise they are spaces, as tabs always are.
  public static func sanitized(_ text: String, keepsLines: Bool = false) -> String {
    var text = text
    let sanitized = text.withUTF8 { bytes in
      bytes.contains(where: mayBeUnsafe) ? Self.sanitized(bytes, keepsLines: keepsLines) : nil
    }
    return sanitized.map { String(validUTF8: $0) } ?? text
  }

  /// Whether a byte begins anything that is unsafe, and other things perhaps.
  private static func mayBeUnsafe(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, 0x7F, 0xC2, 0xD8, 0xE2, 0xEF, 0xF3: true
    default: false
    }
  }

  private static func sanitized(
    _ bytes: UnsafeBufferPointer<UInt8>, keepsLines: Bool
  ) -> [UInt8] {
    let lineBreak: UInt8 = keepsLines ? 0x0A : 0x20
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count + 16)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case 0x0A where index > 1 && bytes[index - 2] == 0x0D: continue
      case 0x0A, 0x0D: output.append(lineBreak)
      case 0x09: output.append(0x20)
      case 0..<0x20: output.append(contentsOf: [0xE2, 0x90, 0x80 + byte])
      case 0x7F: output.append(contentsOf: "\u{2421}".utf8)
      case 0..<0x80: output.append(byte)
      default:
        let end = index + (byte < 0xE0 ? 1 : byte < 0xF0 ? 2 : 3)
        let sequence = bytes[(index - 1)..<end]
        switch kind(of: sequence) {
        case .plain: output.append(contentsOf: sequence)
        case .lineBreak: output.append(lineBreak)
        case .unsafe: output.append(contentsOf: "\u{FFFD}".utf8)
        }
        index = end
      }
    }
    return output
  }

  private enum Kind { case plain, lineBreak, unsafe }

  /// What one character beyond ASCII is.
  private static func kind(of sequence: UnsafeBufferPointer<UInt8>.SubSequence) -> Kind {
    let bits = sequence.dropFirst().reduce(UInt32(0)) { $0 << 6 | UInt32($1 & 0x3F) }
    let lead = UInt32(sequence[sequence.startIndex])
    let value =
      switch sequence.count {
      case 2: (lead & 0x1F) << 6 | bits
      case 3: (lead & 0x0F) << 12 | bits
      default: (lead & 0x07) << 18 | bits
      }
    return switch value {
    case 0x2028, 0x2029: .lineBreak
    case 0x80...0x9F, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: .unsafe
    case 0xFFF9...0xFFFB, 0xE0000...0xE001F: .unsafe
    default: .plain
    }
  }
}
