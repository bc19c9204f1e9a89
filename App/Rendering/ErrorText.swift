import Articles
import Feeds
import HTMLText
import Interactor
import LoadedLibraries
import OPML

/// An error as one line for people: what happened, to what, and what to do next.
struct ErrorText {
  /// Without a line break, and with nothing in it that a terminal would obey.
  let line: String

  init(_ error: any Error) {
    let text =
      switch error {
      case let error as FeedError: Self.text(error)
      case let error as ArticleRepositoryError: Self.text(error)
      case let error as ArticleInteractorError: Self.text(error)
      case let error as SelectionError: Self.text(error)
      case let error as StartingError: Self.text(error)
      case let error as MissingLibrary: Self.text(error)
      case let error as OPMLError: Self.text(error)
      case let error as ArchiveError: Self.text(error)
      case let error as InputError: "can't read \(error.path): \(error.reason)"
      case let error as OutputError:
        "can't \(error.path.map { "write \($0)" } ?? "print"): \(error.reason)"
      default: "\(error)"
      }
    self.init(line: text)
  }

  /// A text of the same kind that stands already, with whatever was typed in it.
  init(line: some StringProtocol) {
    let text = TerminalText.sanitized(String(line))
    // Whoever hands in a page finds it again by its beginning and its end.
    self.line = text.count > 1_000 ? "\(text.prefix(500))…\(text.suffix(400))" : text
  }

  /// The same, with what was asked for before it, where the error doesn't name that itself.
  init(_ error: any Error, about subject: String) {
    let text = ErrorText(error).line
    let subject = TerminalText.sanitized(subject.withoutCredentials)
    self.init(line: text.contains(subject) ? text : "\(subject): \(text)")
  }

  private static func text(_ error: FeedError) -> String {
    let next: String? =
      switch error {
      case .badAddress, .unsupportedScheme: nil
      case .cannotReadFile: "Check the path"
      case .cannotConnect: "Check the address, and the network"
      case .untrusted: "Nothing was fetched; ask its owner to mend the certificate"
      case .timedOut, .interrupted: "Try again later"
      case .redirectLoop: "Open it in a browser, and add the address that it ends at"
      case .status(404, _, _): "Check the address"
      case .status: nil
      case .tooLarge, .unreadable: nil
      case .notAFeed: "Look for a link to a feed on the page"
      }
    return error.description + (next.map { ". \($0)." } ?? "")
  }

  private static func text(_ error: ArticleInteractorError) -> String {
    switch error {
    case .offline(let address):
      "\(address) needs a network and there is none. Try again when there is."
    case .noFeedFound(let address):
      "\(address) is a page, and no feed was found there. Give the address of the feed itself."
    }
  }

  private static func text(_ error: StartingError) -> String {
    switch error {
    case .tooFewFiles(let limit):
      "only \(limit) files may be open at once here, too few to begin. Allow more: ulimit -n 256"
    case .tooLittleMemory:
      "there's too little memory here to begin. Allow more: ulimit -v unlimited"
    case .notUTF8(let argument):
      "'\(argument)' isn't UTF-8. Give the file another name, or hand it in by '-'."
    }
  }

  private static func text(_ error: MissingLibrary) -> String {
    let library = error.library
    return "this needs \(library.name), which can't be loaded here: \(error.reason). "
      + "Install it: apt install \(library.aptPackage), or dnf install \(library.dnfPackage)"
  }

  private static func text(_ error: OPMLError) -> String {
    switch error {
    case .notOPML(let root):
      "that's no list of feeds in OPML" + (root.map { " but XML that begins with <\($0)>" } ?? "")
        + ". To follow a feed: articles add"
    case .unreadable(let reason): "the list can't be read: \(reason)."
    }
  }

  private static func text(_ error: ArchiveError) -> String {
    switch error {
    case .unreadable(let line, let reason):
      "line \(line) is none of an archive: \(reason). Write it again: articles export --all"
    case .newerVersion(let version):
      "the archive has version \(version), and this program knows \(ArchiveLine.Header.newestVersion). Use a newer program."
    }
  }

  private static func text(_ error: SelectionError) -> String {
    switch error {
    case .noFeed(let name):
      "no feed has the id, the address or the title '\(name.withoutCredentials)'. See 'articles feeds'."
    case .ambiguousFeed(let name, let matches):
      "'\(name)' is part of \(matches.count) feeds' titles: \(list(matches)). Say more of it, or its id."
    case .noArticle(let id): "no article has an id that begins with '\(id)'. See 'articles list'."
    case .ambiguousArticle(let id, let matches):
      "'\(id)' begins \(matches.count) or more ids: \(list(matches)). Type more of it."
    case .notConfirmed:
      "nobody can be asked here, and nothing was removed. Say '--yes' to remove it."
    }
  }

  private static func list(_ names: [String]) -> String {
    names.prefix(4).joined(separator: ", ") + (names.count > 4 ? ", ..." : "")
  }

  private static func text(_ error: ArticleRepositoryError) -> String {
    switch error {
    case .notAStore(let location):
      "\(location) is no store of articles, and was left as it is. Choose another path with --store."
    case .cannotOpen(let location, let reason):
      "can't open the store \(location): \(reason). Choose another path with --store."
    case .cannotReach(let location, let reason):
      "can't open the store \(location): \(reason). Check its address and its server."
    case .notAllowed(let location, let reason):
      "the store \(location) can't be used so: \(reason). Check the user, the password and the rights."
    case .readOnly(let location):
      "the store \(location) can't be written. Check its permissions, or choose another path with --store."
    case .newerVersion(let location, let found, let supported):
      "the store \(location) has version \(found), and this program knows \(supported). Use a newer program."
    case .full(let location):
      "there's no room left for the store \(location). Nothing was lost; make room, and try again."
    case .damaged(let location, let detail):
      "the store \(location) is damaged (\(detail)). Keep a copy of it, and run 'articles check'."
    case .damagedIndex(let location, let detail):
      "the search index \(location) is damaged (\(detail)). 'articles check' makes it again, of the articles."
    case .busy(let location):
      "another program holds the store \(location). Try again when it's done."
    case .noSuchSubscription(let id): "the feed \(id) was removed meanwhile."
    case .failed(let code, let message, _):
      "the store failed with error \(code) (\(message)). Look for damage: articles check"
    }
  }
}
