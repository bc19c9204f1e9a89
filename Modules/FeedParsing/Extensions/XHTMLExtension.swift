/// An entry's body as XHTML.
enum XHTMLExtension {
  static func read(_ element: Element, into draft: inout EntryDraft) {
    guard element.name.term == .body || element.name.term == .div else { return }
    draft.content = draft.content ?? BodyText(element.text, base: element.base)
  }
}
