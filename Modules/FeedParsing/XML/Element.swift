import HTMLText

/// An element that is complete, with what it holds.
struct Element {
  var name: XMLName
  /// Those whose names mean something.
  var attributes: [(name: XMLName, value: String)] = []
  /// The elements directly in it, unless its content is text.
  var children: [Element] = []
  /// UTF-8. Elements inside it are written out as HTML if its content is text.
  var text: [UInt8] = []
  /// There were elements inside its text.
  var holdsMarkup = false
  /// What is in scope by `xml:base` and `xml:lang`, if there is anything.
  var scope: Scope?

  /// What elements hand down to those in them. Most share one, or have none.
  final class Scope {
    let base: String?
    let language: String?

    init(base: String?, language: String?) {
      self.base = base
      self.language = language
    }
  }

  /// The address in scope by `xml:base`, if there is one.
  var base: String? { scope?.base }
  /// By `xml:lang`, in scope.
  var language: String? { scope?.language }

  /// The value of an attribute without a namespace; absent if it's empty.
  func attribute(_ term: Term) -> String? {
    attribute(XMLName(namespace: .none, term: term))
  }

  /// The value of an attribute; absent if it's empty.
  func attribute(_ name: XMLName) -> String? {
    attributes.first { $0.name == name }?.value.nonEmpty
  }

  /// The text without space around it; absent if it's empty.
  var plainText: String? {
    text.withUnsafeBufferPointer { text in
      text.trimmedSpaces.map { String(validUTF8: $0) }
    }
  }

  /// Takes an element that is complete, if it may mean something. More than a few thousand don't.
  mutating func append(_ child: Element) {
    guard child.name.term != .other, children.count < 4096 else { return }
    children.append(child)
  }

  func first(_ term: Term) -> Element? {
    children.first { $0.name.term == term && $0.name.namespace == name.namespace }
  }
}
