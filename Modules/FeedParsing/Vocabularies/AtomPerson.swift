import Feeds
import HTMLText

/// Reads a person construct of Atom (RFC 4287, section 3.2).
enum AtomPerson {
  /// - Parameter base: What its page is relative to where no `xml:base` says so.
  static func author(_ person: Element, base: String?) -> FeedAuthor? {
    if person.children.isEmpty { return AuthorText.author(person.text) }
    let page = (person.first(.uri) ?? person.first(.url))?.plainText
      .flatMap { Links.absolute($0, base: person.base ?? base) }
    let mail = person.first(.email)?.plainText
      .flatMap { Links.absolute("mailto:" + $0, base: nil) }
    let name = person.first(.name).flatMap { PlainLine.customaryHTML($0.text) }
    guard name != nil || page != nil || mail != nil else { return nil }
    return FeedAuthor(name: name, address: page ?? mail)
  }
}
