import CLibXML2
import LoadedLibraries

/// libxml2's push parser: bytes in, in pieces; events out.
///
/// It sees only text that was decoded and has no DOCTYPE, so that it loads nothing and expands
/// nothing.
struct XMLStream {
  let libxml2: xml_functions

  /// How a reading ended.
  enum Outcome {
    case wellFormed
    /// Well-formed but for its namespaces: a prefix that nobody declared.
    case undeclaredPrefix
    case broken
  }

  /// Reads all of a text, or up to where it's broken or the builder stops it.
  func read(
    _ text: UnsafeBufferPointer<UInt8>, into builder: inout ElementBuilder
  ) -> Outcome {
    var events = xmlSAXHandler()
    Self.setUp(&events)
    return withUnsafeMutablePointer(to: &builder) { builder in
      guard let parser = libxml2.xmlCreatePushParserCtxt(&events, builder, nil, 0, nil) else {
        return .broken
      }
      defer { libxml2.xmlFreeParserCtxt(parser) }
      _ = libxml2.xmlCtxtUseOptions(parser, Int32(XML_PARSE_NONET.rawValue))
      push(text, into: parser, builder)
      guard parser.pointee.wellFormed != 0 else { return .broken }
      return parser.pointee.nsWellFormed != 0 ? .wellFormed : .undeclaredPrefix
    }
  }

  private func push(
    _ text: UnsafeBufferPointer<UInt8>, into parser: xmlParserCtxtPtr,
    _ builder: UnsafeMutablePointer<ElementBuilder>
  ) {
    var waiting = WaitingTag()
    var start = 0
    while start < text.count, !builder.pointee.isStopped, parser.pointee.wellFormed != 0 {
      let piece = UnsafeBufferPointer(rebasing: text[start...].prefix(Self.chunk))
      piece.withMemoryRebound(to: CChar.self) { bytes in
        _ = libxml2.xmlParseChunk(parser, bytes.baseAddress, Int32(bytes.count), 0)
      }
      waiting.add(piece, unread: Self.unread(parser))
      if waiting.isOverloaded { builder.pointee.stopAtAttributes() }
      start += piece.count
    }
    if !builder.pointee.isStopped, parser.pointee.wellFormed != 0 {
      _ = libxml2.xmlParseChunk(parser, nil, 0, 1)
    }
  }

  /// What libxml2 has and hasn't read yet, since it needs the rest of it.
  private static func unread(_ parser: xmlParserCtxtPtr) -> UnsafeBufferPointer<UInt8> {
    guard let input = parser.pointee.input?.pointee, let next = input.cur, let end = input.end
    else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(start: next, count: end - next)
  }

  /// As much as libxml2 has to hold at a time.
  private static let chunk = 1 << 16

  private static func setUp(_ events: inout xmlSAXHandler) {
    events.initialized = UInt32(XML_SAX2_MAGIC)
    events.startElementNs = {
      receiver, name, prefix, uri, namespaceCount, _, count, _, attributes in
      receiver?.builder.pointee.start(
        StartTag(name: name, prefix: prefix, uri: uri),
        attributes: RawAttributes(attributes, count: Int(count)), namespaces: Int(namespaceCount))
    }
    events.endElementNs = { receiver, _, _, _ in receiver?.builder.pointee.end() }
    events.characters = { receiver, text, length in
      receiver?.builder.pointee.append(UnsafeBufferPointer(start: text, count: Int(length)))
    }
    events.cdataBlock = events.characters
    events.serror = { _, _ in }
  }
}

extension UnsafeMutableRawPointer {
  /// What ``XMLStream`` gives libxml2 to hand back with each event.
  fileprivate var builder: UnsafeMutablePointer<ElementBuilder> {
    assumingMemoryBound(to: ElementBuilder.self)
  }
}
