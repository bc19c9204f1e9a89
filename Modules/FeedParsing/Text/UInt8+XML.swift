extension UInt8 {
  /// XML's white space.
  var isXMLSpace: Bool { self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D }

  /// May be inside a name. All beyond ASCII may, as far as feeds go.
  var isXMLName: Bool {
    isXMLNameStart || (self >= 0x30 && self <= 0x39) || self == 0x2D || self == 0x2E
  }

  /// May begin a name.
  var isXMLNameStart: Bool {
    let lower = self | 0x20
    return (lower >= 0x61 && lower <= 0x7A) || self == 0x5F || self == 0x3A || self >= 0x80
  }
}
