/// A value of JSON, as far as feeds need it.
enum JSONValue {
  case object([(key: String, value: JSONValue)])
  case array([JSONValue])
  case string(String)
  /// As it's written.
  case number(String)
  case bool(Bool)
  case null

  /// Of several with one key the last, as nearly all readers of JSON have it.
  subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.key == key }?.value
  }

  /// A text that isn't empty, or a number's text: some feeds have numbers for ids and titles.
  var text: String? {
    switch self {
    case .string(let string): string.nonEmpty
    case .number(let number): number
    default: nil
    }
  }

  /// A number, or a text that is one.
  var double: Double? {
    guard let text, let double = Double(text), double.isFinite else { return nil }
    return double
  }

  /// The elements of an array; a value that should have been one is its only element.
  var elements: [JSONValue] {
    switch self {
    case .array(let elements): elements
    case .null: []
    default: [self]
    }
  }
}
