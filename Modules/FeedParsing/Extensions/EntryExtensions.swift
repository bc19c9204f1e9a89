/// The vocabularies that stand in entries of any other.
enum EntryExtensions {
  /// How what an element holds is kept.
  static func content(of name: XMLName, type: String?) -> ElementContent {
    switch (name.namespace, name.term) {
    case (.dublinCore, .title), (.dublinCore, .description), (.dublinCoreTerms, .title),
      (.dublinCoreTerms, .description), (.dublinCoreTerms, .abstract), (.media, .title),
      (.media, .description), (.content, .encoded), (.itunes, .summary):
      .text
    case (.xhtml, .body), (.xhtml, .div): .xhtml
    case (.atom10, _): AtomText.content(of: name, type: type)
    default: .elements
    }
  }

  /// Those that mean nothing to us are passed over.
  static func read(_ element: Element, into draft: inout EntryDraft) {
    switch element.name.namespace {
    case .content: ContentExtension.read(element, into: &draft)
    case .dublinCore, .dublinCoreTerms: DublinCoreExtension.read(element, into: &draft)
    case .media: MediaExtension.read(element, into: &draft)
    case .itunes: ITunesExtension.read(element, into: &draft)
    case .xhtml: XHTMLExtension.read(element, into: &draft)
    case .atom10: AtomExtension.read(element, into: &draft)
    default: return
    }
  }
}
