extension ArticleDraft {
  /// What the identity was before its feed went from http to https; `nil` if it isn't an https address.
  public var identityBeforeHTTPS: String? {
    Self.beforeHTTPS(identity)
  }

  /// Whether an article that was stored under ``identityBeforeHTTPS`` is this one: its title is the
  /// same, and its link but for the change to https.
  public func continues(_ article: Article) -> Bool {
    title == article.title
      && (link == article.link || link.flatMap(Self.beforeHTTPS) == article.link)
  }

  private static func beforeHTTPS(_ address: String) -> String? {
    let scheme = "https:"
    guard address.prefix(scheme.count).lowercased() == scheme else { return nil }
    return "http:" + address.dropFirst(scheme.count)
  }
}
