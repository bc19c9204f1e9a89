/// The types that a file declares, and how far its imports reach.
struct SourceOutline: Hashable, Sendable {
  var declarations: [OutlinedDeclaration]
  /// Where the last import ends, with the `#if` around it.
  var importsEnd: Int
  /// Of the text up to there.
  var importsHash: ContentHash
  /// Whether `locator fake` wrote the file.
  var isGenerated: Bool

  init(_ bytes: [UInt8]) {
    self = bytes.withUnsafeBufferPointer { buffer in
      var scanner = OutlineScanner(ScannedSource(buffer))
      scanner.scan()
      let imports = UnsafeBufferPointer(rebasing: buffer[..<scanner.importsEnd])
      return SourceOutline(
        declarations: scanner.declarations, importsEnd: scanner.importsEnd,
        importsHash: .of(UnsafeRawBufferPointer(imports)),
        isGenerated: buffer.starts(with: FakeFile.marker.utf8))
    }
  }

  private init(
    declarations: [OutlinedDeclaration], importsEnd: Int, importsHash: ContentHash,
    isGenerated: Bool
  ) {
    self.declarations = declarations
    self.importsEnd = importsEnd
    self.importsHash = importsHash
    self.isGenerated = isGenerated
  }
}

extension SourceOutline: Storable {
  func store(in writer: inout FactsWriter) {
    writer.write(declarations)
    writer.write(importsEnd)
    writer.write(importsHash)
    writer.write(isGenerated)
  }

  init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    self.init(
      declarations: try reader.readArray(), importsEnd: try reader.readNumber(),
      importsHash: try reader.read(), isGenerated: try reader.readFlag())
  }
}
