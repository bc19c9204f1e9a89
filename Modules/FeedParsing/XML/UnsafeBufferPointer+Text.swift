import HTMLText

extension UnsafeBufferPointer<UInt8> {
  /// As a string; control characters gone, and white space of any kind spaces.
  var decodedWithoutControlCharacters: String {
    if allSatisfy({ $0 >= 0x20 && $0 != 0x7F && $0 != 0xC2 }) {
      return String(validUTF8: self)
    }
    let cleaned = TextCleaner.cleaned(self).map { $0 < 0x20 ? 0x20 : $0 }
    return String(decoding: cleaned, as: UTF8.self)
  }
}
