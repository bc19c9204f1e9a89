/// How an element shows in text.
enum ElementStyle {
  /// Not at all.
  case hidden
  /// As part of its line.
  case inline
  /// On lines of its own.
  case block
  /// With empty lines around it.
  case paragraph
  case heading(Int)
  case quote
  case list(isNumbered: Bool)
  case item
  case preformatted
  case code
  case link
  case picture
  case lineBreak
  case rule
  case table
  case definition

  init(_ name: String) {
    self = Self.byName[name] ?? .inline
  }

  private static let byName: [String: ElementStyle] = {
    var styles: [String: ElementStyle] = [
      "blockquote": .quote, "ul": .list(isNumbered: false), "ol": .list(isNumbered: true),
      "menu": .list(isNumbered: false), "dir": .list(isNumbered: false), "li": .item,
      "pre": .preformatted, "xmp": .preformatted, "listing": .preformatted, "code": .code,
      "kbd": .code, "samp": .code, "tt": .code, "a": .link, "img": .picture, "br": .lineBreak,
      "hr": .rule, "table": .table, "dd": .definition,
    ]
    for level in 1...6 { styles["h\(level)"] = .heading(level) }
    for name in blocks { styles[String(name)] = .block }
    for name in unseen { styles[String(name)] = .hidden }
    for name in ["p", "dl", "figure", "center"] { styles[name] = .paragraph }
    return styles
  }()

  private static let blocks = """
    address article aside body details div dt fieldset figcaption footer form header hgroup html
    main nav optgroup option section summary tr caption
    """.split(whereSeparator: \.isWhitespace)

  private static let unseen = """
    applet audio base button canvas datalist embed frame frameset head iframe input link map math
    meta noembed noframes noscript object param script select style svg template textarea title
    video
    """.split(whereSeparator: \.isWhitespace)
}
