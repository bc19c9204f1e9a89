/// RSS 1.0's content module, whose `encoded` all of RSS uses.
enum ContentExtension {
  static func read(_ element: Element, into draft: inout EntryDraft) {
    guard element.name.term == .encoded else { return }
    draft.encodedContent = draft.encodedContent ?? BodyText(element.text, base: element.base)
  }
}
