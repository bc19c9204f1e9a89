/// The vocabulary that a feed is written in, named as `articles parse` prints it.
public enum FeedFormat: String, Sendable, Hashable, CaseIterable {
  case rss090 = "rss-0.90"
  case rss091 = "rss-0.91"
  case rss092 = "rss-0.92"
  case rss093 = "rss-0.93"
  case rss094 = "rss-0.94"
  case rss10 = "rss-1.0"
  case rss20 = "rss-2.0"
  case atom03 = "atom-0.3"
  case atom10 = "atom-1.0"
  case json10 = "json-1.0"
  case json11 = "json-1.1"
  case cdf = "cdf"
}
