/// Where a property wrapper keeps its value, shared with the parser that fills it.
final class ValueSlot<Value> {
  let isRepeating: Bool
  /// The default and all possible values, as help shows them.
  let defaultText: () -> String
  let allValues: () -> [String]
  let takesNumbers: () -> Bool
  private let initial: Value?
  private let read: (_ text: String, _ given: Value?) throws -> Value
  private var given: Value?

  private init<Element>(
    initial: Value?, isRepeating: Bool = false, defaultText: @escaping () -> String = { "" },
    reader: ValueReader<Element>, read: @escaping (_ text: String, _ given: Value?) throws -> Value
  ) {
    self.initial = initial
    self.isRepeating = isRepeating
    self.defaultText = defaultText
    self.allValues = reader.allValues
    self.takesNumbers = reader.takesNumbers
    self.read = read
  }

  /// The same declaration with another value, so that a copied command keeps its own.
  private init(_ other: ValueSlot, value: Value) {
    initial = value
    isRepeating = other.isRepeating
    defaultText = other.defaultText
    allValues = other.allValues
    takesNumbers = other.takesNumbers
    read = other.read
  }

  /// What was typed, or else the default.
  var value: Value? { given ?? initial }

  /// Whether the command line has to give a value.
  var isRequired: Bool { initial == nil }

  func accept(_ text: String) throws {
    given = try read(text, given)
  }

  func replacing(value: Value) -> ValueSlot {
    ValueSlot(self, value: value)
  }
}

extension ValueSlot {
  /// A value that the last word read gives; required without an initial one.
  convenience init(single initial: Value?, _ reader: ValueReader<Value>) {
    self.init(
      initial: initial, defaultText: { initial.map(reader.describe) ?? "" }, reader: reader,
      read: { text, _ in try reader.read(text) })
  }

  /// A value that need not be given.
  convenience init<Element>(optional reader: ValueReader<Element>) where Value == Element? {
    self.init(initial: .some(nil), reader: reader, read: { text, _ in try reader.read(text) })
  }

  /// Values that each word read adds one to; the first replaces the initial ones.
  convenience init<Element>(array initial: Value?, _ reader: ValueReader<Element>)
  where Value == [Element] {
    self.init(
      initial: initial, isRepeating: true,
      defaultText: { initial?.map(reader.describe).joined(separator: ", ") ?? "" }, reader: reader,
      read: { text, given in try (given ?? []) + [reader.read(text)] })
  }
}
