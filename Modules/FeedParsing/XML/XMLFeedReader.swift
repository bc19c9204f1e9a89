import Feeds

/// Reads a feed that is XML: as it stands if it's well-formed, mended if it isn't.
struct XMLFeedReader {
  private let context: ParsingContext
  private let stream: XMLStream

  init(_ context: ParsingContext, _ stream: XMLStream) {
    self.context = context
    self.stream = stream
  }

  /// - Parameter start: Behind the XML declaration, which says nothing of the text that was made.
  func read(
    _ text: DocumentText, from start: Int, _ condition: DocumentKind.XMLCondition
  ) throws(FeedError) -> Feed {
    let result = text.bytes.withUnsafeBufferPointer { bytes in
      read(UnsafeBufferPointer(rebasing: bytes[start...]), condition)
    }
    return try result.get()
  }

  private func read(
    _ bytes: UnsafeBufferPointer<UInt8>, _ condition: DocumentKind.XMLCondition
  ) -> Result<Feed, FeedError> {
    let isMisplaced = condition == .isMisplaced
    if condition != .hasDoctype {
      var builder = self.builder()
      let outcome = stream.read(bytes, into: &builder)
      if outcome != .broken || builder.isStopped {
        return feed(builder, isMended: isMisplaced || outcome == .undeclaredPrefix)
      }
    }
    return readMended(bytes, isMisplaced: isMisplaced)
  }

  private func readMended(
    _ bytes: UnsafeBufferPointer<UInt8>, isMisplaced: Bool
  ) -> Result<Feed, FeedError> {
    var mender = XMLMender(bytes, limits: context.limits)
    let mended = mender.mended()
    if let limit = mender.limit { return .failure(.unreadable(reason: limit)) }
    var builder = self.builder()
    let outcome = mended.withUnsafeBufferPointer { stream.read($0, into: &builder) }
    builder.finish()
    return feed(builder, isMended: isMisplaced || mender.isChanged || outcome != .wellFormed)
  }

  private func builder() -> ElementBuilder {
    let finder = VocabularyFinder(context: context)
    return ElementBuilder(
      documentAddress: context.address, limits: context.limits, findReader: finder.reader)
  }

  private func feed(_ builder: ElementBuilder, isMended: Bool) -> Result<Feed, FeedError> {
    switch builder.stop {
    case .limit(let reason): return .failure(.unreadable(reason: reason))
    case .unknownRoot: return .failure(.notAFeed(found: "an XML document"))
    case nil: break
    }
    guard let reader = builder.reader else {
      return .failure(.notAFeed(found: "an XML document"))
    }
    return Result { () throws(FeedError) in
      try reader.finished().finished(
        encoding: context.encoding, isRecovered: isMended || context.isMended)
    }
  }
}
