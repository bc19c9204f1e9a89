/// Writes facts as bytes: numbers of variable width, each string once, positions behind everything else.
struct FactsWriter {
  private var body: [UInt8] = []
  private var strings: [UInt8] = []
  private var positions: [UInt8] = []
  private var numberOf: [String: Int] = [:]

  /// Everything written so far: the strings, what refers to them, and the positions.
  var bytes: [UInt8] { withoutPositions + positions }

  /// Everything written so far but where it stands.
  var withoutPositions: [UInt8] {
    var head: [UInt8] = []
    Self.add(numberOf.count, to: &head)
    head += strings
    Self.add(body.count, to: &head)
    return head + body
  }

  mutating func write(_ number: Int) { Self.add(number, to: &body) }

  mutating func write(_ flag: Bool) { body.append(flag ? 1 : 0) }

  mutating func write(_ position: Position) {
    Self.add(position.line, to: &positions)
    Self.add(position.column, to: &positions)
  }

  mutating func write(_ text: String) {
    if let known = numberOf[text] { return write(known) }
    write(numberOf.count)
    numberOf[text] = numberOf.count
    Self.add(text.utf8.count, to: &strings)
    strings += text.utf8
  }

  mutating func write(_ value: some Storable) { value.store(in: &self) }

  mutating func write(_ values: [some Storable]) {
    write(values.count)
    for value in values { value.store(in: &self) }
  }

  mutating func write(_ value: (some Storable)?) {
    write(value != nil)
    if let value { value.store(in: &self) }
  }

  mutating func write(optional values: [some Storable]?) {
    write(values != nil)
    if let values { write(values) }
  }

  private static func add(_ number: Int, to bytes: inout [UInt8]) {
    var rest = UInt(bitPattern: number)
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}
