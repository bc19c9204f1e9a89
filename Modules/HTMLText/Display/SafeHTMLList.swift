/// What is safe to show.
enum SafeHTMLList {
  /// Elements that stay.
  static let elements: Set<String> = Set(
    """
    a abbr article aside audio b bdi blockquote br caption center cite code col colgroup dd del
    details dfn div dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li
    main mark ol p picture pre q rp rt ruby s samp section small source span strike strong sub
    summary sup table tbody td tfoot th thead time tr tt u ul var video wbr
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// Elements that go with all that is in them. Others go alone.
  static let dropped: Set<String> = Set(
    """
    applet base button datalist dialog embed frame frameset head iframe input link math meta
    noembed noframes noscript object option optgroup param script select style svg template
    textarea title
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  static let void: Set<String> = ["br", "col", "hr", "img", "source", "wbr"]

  /// Attributes that hold addresses.
  static let addresses: Set<String> = ["href", "src", "cite", "poster"]

  /// Those of an element that stay, in the order in which they are written.
  static func attributes(of element: String) -> [String] {
    (own[element] ?? []) + ["title", "lang", "dir"]
  }

  /// A `data:` address of a picture that can't hold a program, as SVG can.
  static func isPicture(_ address: String) -> Bool {
    let lower = address.prefix(40).lowercased()
    return ["png", "jpeg", "jpg", "gif", "webp", "avif"].contains { type in
      lower.hasPrefix("data:image/\(type);") || lower.hasPrefix("data:image/\(type),")
    }
  }

  private static let own: [String: [String]] = [
    "a": ["href"], "audio": ["src", "controls"], "blockquote": ["cite"], "col": ["span"],
    "colgroup": ["span"], "del": ["cite", "datetime"], "img": ["src", "alt", "width", "height"],
    "ins": ["cite", "datetime"], "li": ["value"], "ol": ["start", "type", "reversed"],
    "q": ["cite"], "source": ["src", "type"], "td": ["colspan", "rowspan"],
    "th": ["colspan", "rowspan", "scope"], "time": ["datetime"],
    "video": ["src", "poster", "controls", "width", "height"],
  ]
}
