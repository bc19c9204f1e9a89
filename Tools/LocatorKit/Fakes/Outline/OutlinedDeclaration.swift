/// Where a type stands: enough to find it, and to read the rest of it when it's asked for.
struct OutlinedDeclaration: Hashable, Sendable {
  enum Kind: String, CaseIterable, Sendable {
    case `protocol`
    case `struct`
    case `enum`
    case `class`
    case `actor`
    case `extension`
    case `typealias`
  }

  var kind: Kind
  /// Its name, after the names of the types around it.
  var path: [String]
  /// Its whole text, with its attributes and the comments before them.
  var range: Range<Int>
  /// Where its name stands.
  var nameOffset: Int
  /// The conditions of each `#if` around it, outermost first.
  var conditions: [String]
  /// Of its whole text.
  var hash: ContentHash
  /// What stands between a protocol's braces may hand out these: the names after an `any`.
  var existentials: [String] = []

  var name: String { path.last ?? "" }
}

extension OutlinedDeclaration: Storable {
  func store(in writer: inout FactsWriter) {
    writer.writeCase(kind)
    writer.write(path)
    writer.write(range.lowerBound)
    writer.write(range.count)
    writer.write(nameOffset)
    writer.write(conditions)
    writer.write(hash)
    writer.write(existentials)
  }

  init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    kind = try reader.readCase()
    path = try reader.readArray()
    let start = try reader.readNumber()
    let count = try reader.readNumber()
    guard start >= 0, count >= 0 else { throw FactsReader.Damage() }
    range = start..<(start + count)
    nameOffset = try reader.readNumber()
    conditions = try reader.readArray()
    hash = try reader.read()
    existentials = try reader.readArray()
  }
}
