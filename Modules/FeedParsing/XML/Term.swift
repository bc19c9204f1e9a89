/// The local names, in lower case, that mean something to us in one namespace or another.
enum Term: String, Hashable {
  case rss, rdf, feed, channel, item, entry
  case title, link, description, content, summary, subtitle, tagline, encoded, body, div, abstract
  case id, guid, about
  case author, creator
  case managingEditor = "managingeditor"
  case name, uri, email, url
  case pubDate = "pubdate"
  case published, updated, issued, created, modified, date
  case lastBuildDate = "lastbuilddate"
  case lastMod = "lastmod"
  case category, subject, keywords, term, label
  case enclosure, group, thumbnail, image, icon, logo, href, rel, type, src, mode, length
  case fileSize = "filesize"
  case medium, duration
  case isPermaLink = "ispermalink"
  case language, lang, base, version, value
  case `self`
  case other
}
