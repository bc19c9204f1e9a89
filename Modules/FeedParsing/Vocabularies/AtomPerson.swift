import Feeds
import HTMLText

/// Reads a person construct of Atom (RFC 4287, section 3.2).
enum AtomPerson {
  static func author(_ person: Element) -> FeedAuthor? {
    if person.children.isEmpty { return AuthorText.author(person.text) }
    let page = (person.first(.uri) ?? person.first(.url))?.plainText
      .flatMap { Links.absolute($0, base: person.base) }
    let mail = person.first(.email)?.plainText
      .flatMap { Links.absolute("mailto:" + $0, base: nil) }
    let name = person.first(.name).flatMap { PlainLine.customaryHTML($0.text) }
    guard name != nil || page != nil || mail != nil else { return nil }
    return FeedAuthor(name: name, address: page ?? mail)
  }
}
