/// One name of an option, as it is typed.
enum ArgumentName: Hashable, CustomStringConvertible {
  case long(String)
  case short(Character)

  var isShort: Bool {
    if case .short = self { true } else { false }
  }

  var description: String {
    switch self {
    case .long(let word): "--\(word)"
    case .short(let letter): "-\(letter)"
    }
  }
}
