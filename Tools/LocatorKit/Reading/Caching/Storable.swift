/// A fact that can be kept as bytes.
protocol Storable {
  func store(in writer: inout FactsWriter)
  init(from reader: inout FactsReader) throws(FactsReader.Damage)
}

extension String: Storable {
  func store(in writer: inout FactsWriter) { writer.write(self) }
  init(from reader: inout FactsReader) throws(FactsReader.Damage) { self = try reader.readText() }
}

extension Int: Storable {
  func store(in writer: inout FactsWriter) { writer.write(self) }
  init(from reader: inout FactsReader) throws(FactsReader.Damage) { self = try reader.readNumber() }
}

extension FactsWriter {
  /// An enum's case, by its number.
  mutating func writeCase<Value: CaseIterable & Equatable>(_ value: Value)
  where Value.AllCases: RandomAccessCollection, Value.AllCases.Index == Int {
    write(Value.allCases.firstIndex(of: value) ?? 0)
  }
}
