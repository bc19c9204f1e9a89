/// Makes a list of feeds from the elements of an OPML document as they come.
struct OutlineBuilder {
  /// The name of the first element.
  private(set) var root: String?
  private(set) var title: String?
  private(set) var feeds: [OPMLFeed] = []

  private var positions: [String: Int] = [:]
  /// The names of the elements that are open, in lower case.
  private var open: [String] = []
  /// For each open outline the tags that what stands in it has.
  private var folders: [[String]] = []
  private var text = ""

  mutating func start(_ name: String, _ attributes: OutlineAttributes) {
    if root == nil { root = name }
    let local = (name.split(separator: ":").last.map(String.init) ?? name).lowercased()
    open.append(local)
    text = ""
    if local == "outline" { startOutline(attributes) }
  }

  mutating func end() {
    guard let name = open.popLast() else { return }
    if name == "outline" { folders.removeLast() }
    if name == "title", open.last == "head", title == nil, !text.trimmed.isEmpty {
      title = text.trimmed
    }
  }

  mutating func append(_ text: String) {
    if open.last == "title" { self.text += text }
  }

  private mutating func startOutline(_ attributes: OutlineAttributes) {
    let tags = folders.last ?? []
    if attributes.address != nil || attributes.isFeed {
      add(
        OPMLFeed(
          address: attributes.address ?? "", title: attributes.title,
          homePage: attributes["htmlurl"],
          tags: Self.withoutDuplicates(tags + attributes.categories)))
      // Outlines inside of a feed's are there for want of an end tag: they are its neighbours.
      folders.append(tags)
    } else {
      folders.append(Self.withoutDuplicates(tags + (attributes.title.map { [$0] } ?? [])))
    }
  }

  /// A feed in several folders is listed several times.
  private mutating func add(_ feed: OPMLFeed) {
    guard !feed.address.isEmpty, let position = positions[feed.address] else {
      positions[feed.address] = feeds.count
      feeds.append(feed)
      return
    }
    feeds[position].tags = Self.withoutDuplicates(feeds[position].tags + feed.tags)
    feeds[position].title = feeds[position].title ?? feed.title
    feeds[position].homePage = feeds[position].homePage ?? feed.homePage
  }

  private static func withoutDuplicates(_ tags: [String]) -> [String] {
    var seen: Set<String> = []
    return tags.filter { seen.insert($0).inserted }
  }
}
