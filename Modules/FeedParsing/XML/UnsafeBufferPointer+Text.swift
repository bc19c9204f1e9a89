import HTMLText

extension UnsafeBufferPointer<UInt8> {
  /// As a string; control characters gone, and white space of any kind spaces.
  var decodedWithoutControlCharacters: String {
    if allSatisfy(\.isPlainText) { return String(validUTF8: self) }
    let cleaned = TextCleaner.cleaned(self).map { $0 < 0x20 ? 0x20 : $0 }
    return String(decoding: cleaned, as: UTF8.self)
  }
}

extension UInt8 {
  /// Neither a control character nor a part of one.
  var isPlainText: Bool { self >= 0x20 && self != 0x7F && self != 0xC2 }
}
