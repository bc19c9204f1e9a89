/// What is known of a fake that was written: enough to tell that it would be written as it is.
struct FakeRecord: Hashable, Sendable {
  /// The interface's qualified name.
  var interface: String
  var fileName: String
  /// Every name that the fake depends on.
  var names: [String]
  /// What these names meant.
  var key: ContentHash
  /// Of the fake's text.
  var text: ContentHash
}

extension FakeRecord: Storable {
  func store(in writer: inout FactsWriter) {
    writer.write(interface)
    writer.write(fileName)
    writer.write(names)
    writer.write(key)
    writer.write(text)
  }

  init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    interface = try reader.readText()
    fileName = try reader.readText()
    names = try reader.readArray()
    key = try reader.read()
    text = try reader.read()
  }
}
