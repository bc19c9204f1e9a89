import Synchronization

/// A file of the package, with the types that it declares. Its text is read when it's asked for.
final class OutlinedSource: Sendable {
  let path: String
  let module: String
  let outline: SourceOutline
  /// Of the whole file.
  let content: ContentHash
  /// Of its path and its imports, which make what it declares another thing elsewhere.
  let surroundings: ContentHash
  private let read: @Sendable () -> [UInt8]
  private let bytes: Mutex<[UInt8]?>
  /// What was parsed already, by where it begins.
  private let parsed = Mutex(Parsed())

  /// - Parameters:
  ///   - bytes: nil where the outline was known without them.
  ///   - read: reads the bytes.
  init(
    path: String, module: String, outline: SourceOutline, content: ContentHash, bytes: [UInt8]?,
    read: @escaping @Sendable () -> [UInt8]
  ) {
    self.path = path
    self.module = module
    self.outline = outline
    self.content = content
    surroundings = .of([.of(Array("\(path)\n\(module)".utf8)), outline.importsHash])
    self.bytes = Mutex(bytes)
    self.read = read
  }

  /// The text from the first line to the last import.
  var imports: String { text(0..<outline.importsEnd) }

  /// Whether one of its imports names the module.
  func isImporting(_ module: String) -> Bool {
    imports.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == module }
  }

  /// A protocol of the file, parsed once.
  func protocolSignature(of declaration: OutlinedDeclaration) throws(FakeProblem)
    -> ProtocolSignature
  {
    let start = declaration.range.lowerBound
    if let known = parsed.withLock({ $0.protocols[start] }) { return try known.get() }
    let read = Result { () throws(FakeProblem) in
      try ProtocolReader.read(
        text(declaration.range), at: SourcePlace(file: path, offset: start))
    }
    parsed.withLock { $0.protocols[start] = read }
    return try read.get()
  }

  /// A type of the file, or an extension or a typealias, parsed once.
  func nominalSignature(of declaration: OutlinedDeclaration) -> NominalSignature {
    let start = declaration.range.lowerBound
    if let known = parsed.withLock({ $0.nominals[start] }) { return known }
    let read = NominalReader.read(text(declaration.range))
    parsed.withLock { $0.nominals[start] = read }
    return read
  }

  /// The line and column of a byte.
  func position(of offset: Int) -> Position {
    var position = Position(line: 1, column: 1)
    for byte in known().prefix(offset) {
      if byte == UInt8(ascii: "\n") {
        position = Position(line: position.line + 1, column: 1)
      } else {
        position.column += 1
      }
    }
    return position
  }

  private func text(_ range: Range<Int>) -> String {
    let bytes = known()
    // A file that somebody changes meanwhile may be shorter than its outline says.
    return String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
  }

  private struct Parsed {
    var protocols: [Int: Result<ProtocolSignature, FakeProblem>] = [:]
    var nominals: [Int: NominalSignature] = [:]
  }

  private func known() -> [UInt8] {
    bytes.withLock { bytes in
      let known = bytes ?? read()
      bytes = known
      return known
    }
  }
}
