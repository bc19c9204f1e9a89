extension UInt8 {
  /// A to Z, a to z, 0 to 9.
  public var isASCIIAlphanumeric: Bool { isASCIILetter || isASCIIDigit }

  /// A to Z, a to z.
  public var isASCIILetter: Bool {
    let lower = self | 0x20
    return lower >= 0x61 && lower <= 0x7A
  }

  /// 0 to 9.
  public var isASCIIDigit: Bool { self >= 0x30 && self <= 0x39 }

  /// Space, tab, line feed, form feed, carriage return.
  public var isASCIISpace: Bool { self == 0x20 || (self >= 0x09 && self <= 0x0D && self != 0x0B) }

  /// The same letter in lower case.
  public var asciiLowercased: UInt8 { self >= 0x41 && self <= 0x5A ? self | 0x20 : self }

  /// The digit's value, if it's one.
  func digit(radix: UInt32) -> UInt32? {
    switch self {
    case 0x30...0x39: UInt32(self) - 0x30
    case 0x41...0x46 where radix == 16: UInt32(self) - 0x41 + 10
    case 0x61...0x66 where radix == 16: UInt32(self) - 0x61 + 10
    default: nil
    }
  }
}
