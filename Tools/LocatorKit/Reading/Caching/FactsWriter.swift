/// Writes facts as bytes: numbers of variable width, each string once.
struct FactsWriter {
  private var body: [UInt8] = []
  private var strings: [UInt8] = []
  private var numberOf: [String: Int] = [:]

  /// Everything written so far: the strings, then what refers to them.
  var bytes: [UInt8] {
    var out = FactsWriter()
    out.write(numberOf.count)
    return out.body + strings + body
  }

  mutating func write(_ number: Int) {
    var rest = UInt(bitPattern: number)
    while rest >= 0x80 {
      body.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    body.append(UInt8(rest))
  }

  mutating func write(_ flag: Bool) { body.append(flag ? 1 : 0) }

  mutating func write(_ text: String) {
    if let known = numberOf[text] { return write(known) }
    write(numberOf.count)
    numberOf[text] = numberOf.count
    var length = FactsWriter()
    length.write(text.utf8.count)
    strings += length.body
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
}
