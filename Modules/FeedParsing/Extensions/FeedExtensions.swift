/// The vocabularies that stand in feeds of any other.
enum FeedExtensions {
  /// Those that mean nothing to us are passed over.
  static func read(_ element: Element, into draft: inout FeedDraft) {
    switch element.name.namespace {
    case .dublinCore: DublinCoreExtension.read(element, into: &draft)
    case .itunes: ITunesExtension.read(element, into: &draft)
    case .atom10: AtomExtension.read(element, into: &draft)
    default: return
    }
  }
}
