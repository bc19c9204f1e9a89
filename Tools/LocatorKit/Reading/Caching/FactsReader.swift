/// Reads what ``FactsWriter`` wrote; throws for any other bytes.
struct FactsReader {
  struct Damage: Error {}

  private let bytes: UnsafeRawBufferPointer
  private var index = 0
  private var positionIndex = 0
  private var strings: [String] = []

  init(_ bytes: UnsafeRawBufferPointer) throws(Damage) {
    self.bytes = bytes
    let count = try readNumber()
    guard count <= bytes.count else { throw Damage() }
    strings.reserveCapacity(count)
    for _ in 0..<count {
      let length = try readNumber()
      guard length >= 0, length <= bytes.count - index else { throw Damage() }
      strings.append(String(decoding: bytes[index..<index + length], as: UTF8.self))
      index += length
    }
    let length = try readNumber()
    guard length >= 0, length <= bytes.count - index else { throw Damage() }
    positionIndex = index + length
  }

  mutating func readNumber() throws(Damage) -> Int { try number(at: &index) }

  mutating func readPosition() throws(Damage) -> Position {
    Position(line: try number(at: &positionIndex), column: try number(at: &positionIndex))
  }

  private func number(at index: inout Int) throws(Damage) -> Int {
    var number: UInt = 0
    var shift = 0
    while index < bytes.count, shift < 64 {
      let byte = bytes[index]
      index += 1
      number |= UInt(byte & 0x7F) << UInt(shift)
      if byte < 0x80 { return Int(truncatingIfNeeded: number) }
      shift += 7
    }
    throw Damage()
  }

  mutating func readFlag() throws(Damage) -> Bool {
    guard index < bytes.count else { throw Damage() }
    index += 1
    return bytes[index - 1] != 0
  }

  mutating func readText() throws(Damage) -> String {
    let number = try readNumber()
    guard strings.indices.contains(number) else { throw Damage() }
    return strings[number]
  }

  mutating func read<Value: Storable>() throws(Damage) -> Value { try Value(from: &self) }

  mutating func readArray<Value: Storable>() throws(Damage) -> [Value] {
    let count = try readNumber()
    // Each value takes a byte at least.
    guard count >= 0, count <= bytes.count - index else { throw Damage() }
    var values: [Value] = []
    values.reserveCapacity(count)
    for _ in 0..<count { values.append(try Value(from: &self)) }
    return values
  }

  mutating func readOptional<Value: Storable>() throws(Damage) -> Value? {
    try readFlag() ? try Value(from: &self) : nil
  }

  mutating func readOptionalArray<Value: Storable>() throws(Damage) -> [Value]? {
    try readFlag() ? try readArray() : nil
  }

  /// A case of an enum that is stored by its number.
  mutating func readCase<Value: CaseIterable>() throws(Damage) -> Value
  where Value.AllCases: RandomAccessCollection, Value.AllCases.Index == Int {
    let number = try readNumber()
    guard Value.allCases.indices.contains(number) else { throw Damage() }
    return Value.allCases[number]
  }
}
