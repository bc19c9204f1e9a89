import HTMLText

/// A document as UTF-8 without control characters, whatever its bytes were.
struct DocumentText {
  let bytes: [UInt8]
  /// By its IANA name in lower case.
  let encoding: String
  /// Bytes were no characters, or characters that no text holds, or in another encoding than the
  /// labels say.
  let isMended: Bool

  /// Finds the encoding as READER's order has it: byte order mark, then valid UTF-8 whatever the
  /// labels say, then the carrier's label, the document's own, mostly valid UTF-8, windows-1252.
  init(_ document: [UInt8], contentType: String? = nil) {
    if let mark = ByteOrderMark(document) {
      self.init(document, after: mark)
      return
    }
    let check = document.withUnsafeBufferPointer { UTF8Check($0) }
    let labels = [
      contentType.flatMap(EncodingLabel.init(contentType:)), EncodingLabel(declaredIn: document),
    ].compactMap { $0 }
    let escapes = labels.first { $0.isSevenBit }
    if check.isValid, escapes == nil || check.hasMultibyte {
      let isMislabelled = check.hasMultibyte && labels.first?.isUnicode == false
      self.init(utf8: document, check: check, isMislabelled: isMislabelled)
    } else if let label = escapes
      ?? labels.first(where: { !$0.isUnicode && !($0.isCareless && check.isNearlyValid) }),
      let text = label.decoded(document[...])
    {
      self.init(decoded: text, encoding: label.name, isMislabelled: label != labels.first)
    } else if check.isMostlyValid {
      self.init(utf8: document, check: check, isMislabelled: true)
    } else {
      self.init(
        decoded: Windows1252Decoder.decoded(document[...]), encoding: "windows-1252",
        isMislabelled: true)
    }
  }

  private init(_ document: [UInt8], after mark: ByteOrderMark) {
    let content = document[mark.length...]
    if mark.encoding.name == "utf-8" {
      let bytes = Array(content)
      self.init(
        utf8: bytes, check: bytes.withUnsafeBufferPointer { UTF8Check($0) }, isMislabelled: false)
    } else {
      self.init(
        decoded: UTFDecoder(mark.encoding).decoded(content), encoding: mark.encoding.name,
        isMislabelled: false)
    }
  }

  private init(utf8 document: [UInt8], check: UTF8Check, isMislabelled: Bool) {
    encoding = "utf-8"
    if check.isValid && check.isClean {
      bytes = document
      isMended = isMislabelled
    } else {
      let mended = document.withUnsafeBufferPointer { TextCleaner.cleaned($0) }
      bytes = mended
      isMended = true
    }
  }

  private init(decoded text: DecodedText, encoding: String, isMislabelled: Bool) {
    self.encoding = encoding
    let check = text.bytes.withUnsafeBufferPointer { UTF8Check($0) }
    if check.isValid && check.isClean {
      bytes = text.bytes
      isMended = text.hasErrors || isMislabelled
    } else {
      bytes = text.bytes.withUnsafeBufferPointer { TextCleaner.cleaned($0) }
      isMended = true
    }
  }
}
