/// The names of HTML's elements, old ones included.
public enum HTMLElementName {
  /// Whether a name, in any case, is one of HTML's.
  public static func isKnown(_ name: some Collection<UInt8>) -> Bool {
    traits[lowercased(name)] != nil
  }

  /// What the text of an element is.
  struct Traits: OptionSet {
    let rawValue: UInt8

    /// Words end at its edges.
    static let breaking = Traits(rawValue: 1)
    /// Its text is none.
    static let silent = Traits(rawValue: 2)
  }

  /// Of all elements, by their names in lower case.
  static let traits: [String: Traits] = {
    var traits = Dictionary(uniqueKeysWithValues: all.map { ($0, Traits()) })
    for name in breaking { traits[name, default: []].insert(.breaking) }
    for name in silent { traits[name, default: []].insert(.silent) }
    return traits
  }()

  /// A name in lower case.
  static func lowercased(_ name: some Collection<UInt8>) -> String {
    String(unsafeUninitializedCapacity: name.count) {
      $0.initialize(fromContentsOf: name.lazy.map(\.asciiLowercased))
    }
  }

  private static let all = names(
    """
    a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big
    blink blockquote body br button canvas caption center cite code col colgroup command content
    data datalist dd del details dfn dialog dir div dl dt element em embed fieldset figcaption
    figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe
    img input ins isindex kbd keygen label legend li link listing main map mark marquee math menu
    meta meter multicol nav nobr noembed noframes noscript object ol optgroup option output p
    param picture plaintext pre progress q rb rbc rp rt rtc ruby s samp script search section
    select shadow slot small source spacer span strike strong style sub summary sup svg table
    tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr xmp
    """)

  private static let breaking = names(
    """
    address article aside blockquote br center dd div dl dt fieldset figcaption figure footer form
    h1 h2 h3 h4 h5 h6 header hr img li main nav ol option p pre section table tbody td tfoot th
    thead tr ul
    """)

  private static let silent = names("script style template noscript title head")

  private static func names(_ list: String) -> [String] {
    list.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
