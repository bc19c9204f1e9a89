/// How one typed word becomes one value.
struct ValueReader<Element> {
  /// All that may be typed, when that is a short list; a closure, as few command lines ask, like the next one.
  let allValues: () -> [String]
  /// Whether a word that looks like a negative number may be meant as the value.
  let takesNumbers: () -> Bool
  let read: (String) throws -> Element
  let describe: (Element) -> String

  init(transform: @escaping (String) throws -> Element) {
    allValues = { [] }
    takesNumbers = { Element.self is any Numeric.Type }
    read = transform
    describe = { String(describing: $0) }
  }
}

extension ValueReader where Element: ExpressibleByArgument {
  init() {
    allValues = { Element.allValueStrings }
    takesNumbers = { Element.self is any Numeric.Type }
    read = { text in
      guard let value = Element(argument: text) else {
        throw ValueRefusal(expectation: Element.expectation)
      }
      return value
    }
    describe = { $0.defaultValueDescription }
  }
}
