/// Decodes the wider Unicode encodings.
struct UTFDecoder {
  enum Encoding {
    case utf8, utf16Little, utf16Big, utf32Little, utf32Big

    /// The IANA name in lower case.
    var name: String {
      switch self {
      case .utf8: "utf-8"
      case .utf16Little: "utf-16le"
      case .utf16Big: "utf-16be"
      case .utf32Little: "utf-32le"
      case .utf32Big: "utf-32be"
      }
    }
  }

  private let encoding: Encoding

  init(_ encoding: Encoding) {
    self.encoding = encoding
  }

  func decoded(_ bytes: ArraySlice<UInt8>) -> DecodedText {
    switch encoding {
    case .utf8: DecodedText(bytes: Array(bytes))
    case .utf16Little: decoded(bytes, as: UTF16.self, isBig: false)
    case .utf16Big: decoded(bytes, as: UTF16.self, isBig: true)
    case .utf32Little: decoded(bytes, as: UTF32.self, isBig: false)
    case .utf32Big: decoded(bytes, as: UTF32.self, isBig: true)
    }
  }

  private func decoded<Codec: UnicodeCodec>(
    _ bytes: ArraySlice<UInt8>, as codec: Codec.Type, isBig: Bool
  ) -> DecodedText where Codec.CodeUnit: FixedWidthInteger {
    let width = Codec.CodeUnit.bitWidth / 8
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - width + 1, by: width).map {
      start in
      let unit = bytes[start..<(start + width)]
      return (isBig ? Array(unit) : unit.reversed()).reduce(Codec.CodeUnit(0)) {
        $0 << 8 | .init($1)
      }
    }
    var output = DecodedText(bytes: [], hasErrors: bytes.count % width != 0)
    output.bytes.reserveCapacity(units.count + units.count / 2)
    let hasErrors = transcode(
      units.makeIterator(), from: Codec.self, to: UTF8.self, stoppingOnError: false
    ) { output.bytes.append($0) }
    output.hasErrors = output.hasErrors || hasErrors
    return output
  }
}
