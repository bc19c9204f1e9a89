import Arguments

/// When the tool writes in colors.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
  case auto
  case always
  case never

  var isOn: Bool {
    switch self {
    case .auto: Console.showsColors
    case .always: true
    case .never: false
    }
  }
}
