/// The names that an option or a flag goes by.
public struct NameSpecification: Sendable, Hashable, ExpressibleByArrayLiteral {
  /// One name.
  public enum Element: Sendable, Hashable {
    /// `--` and the property's name in kebab case.
    case long
    /// `-` and the first letter of the property's name.
    case short
    /// `--` and this word.
    case customLong(String)
    /// `-` and this letter.
    case customShort(Character)
  }

  public static let long: NameSpecification = [.long]
  public static let short: NameSpecification = [.short]
  public static let shortAndLong: NameSpecification = [.short, .long]

  public static func customLong(_ word: String) -> NameSpecification { [.customLong(word)] }
  public static func customShort(_ letter: Character) -> NameSpecification {
    [.customShort(letter)]
  }

  let elements: [Element]

  public init(arrayLiteral elements: Element...) {
    self.elements = elements
  }

  /// The names for a property, short ones first.
  func names(for property: String) -> [ArgumentName] {
    let word = property[...].kebabCased
    let names = elements.compactMap { element -> ArgumentName? in
      switch element {
      case .long: .long(word)
      case .short: word.first.map(ArgumentName.short)
      case .customLong(let word): .long(word)
      case .customShort(let letter): .short(letter)
      }
    }
    return names.filter(\.isShort) + names.filter { !$0.isShort }
  }
}
