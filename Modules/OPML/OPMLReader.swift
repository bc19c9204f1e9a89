internal import CLibXML2
internal import FeedParsing
internal import Feeds
public import LoadedLibraries

/// Reads lists of feeds as readers write them, and as people write them by hand.
public struct OPMLReader: Sendable {
  private let libxml2: xml_functions

  /// - Throws: `MissingLibrary` where there is no libxml2.
  public init() throws(MissingLibrary) {
    libxml2 = try XMLLibrary.shared.get().functions
  }

  /// Reads a document, whatever its encoding; what is broken is mended where it can be.
  ///
  /// An outline with an address is a feed, whatever its type; one without, and with others in it, is a
  /// folder. Names are read in any case. Works in time and memory proportional to the document.
  /// - Throws: ``OPMLError``.
  public func read(_ document: [UInt8]) throws(OPMLError) -> OPMLDocument {
    let outline = try events(of: mended(document))
    guard let root = outline.root, root.lowercased() == "opml" else {
      throw .notOPML(root: outline.root)
    }
    return OPMLDocument(title: outline.title, feeds: outline.feeds)
  }

  private func mended(_ document: [UInt8]) throws(OPMLError) -> [UInt8] {
    do {
      return try MendedXML(document).bytes
    } catch .tooLarge(let limit) {
      throw .unreadable(reason: "it's larger than \(limit >> 20) MiB")
    } catch .unreadable(let reason) {
      throw .unreadable(reason: reason)
    } catch {
      throw .unreadable(reason: error.description)
    }
  }

  /// Mended text has no DOCTYPE and no entities of its own, so that the parser loads and expands nothing.
  private func events(of text: [UInt8]) throws(OPMLError) -> OutlineBuilder {
    var builder = OutlineBuilder()
    guard !text.isEmpty else { return builder }
    var events = xmlSAXHandler()
    events.initialized = 1
    events.startElement = { receiver, name, attributes in
      guard let name else { return }
      receiver?.builder.pointee.start(
        String(cString: name), OutlineAttributes(attributes))
    }
    events.endElement = { receiver, _ in receiver?.builder.pointee.end() }
    events.characters = { receiver, text, length in
      let text = UnsafeBufferPointer(start: text, count: Int(length))
      receiver?.builder.pointee.append(String(decoding: text, as: UTF8.self))
    }
    events.cdataBlock = events.characters
    events.serror = { _, _ in }
    let code = withUnsafeMutablePointer(to: &builder) { builder in
      text.withUnsafeBytes { bytes in
        libxml2.xmlSAXUserParseMemory(
          &events, builder, bytes.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count))
      }
    }
    guard code == 0 else { throw .unreadable(reason: "it can't be mended") }
    return builder
  }
}

extension UnsafeMutableRawPointer {
  /// What the reader gives libxml2 to hand back with each event.
  fileprivate var builder: UnsafeMutablePointer<OutlineBuilder> {
    assumingMemoryBound(to: OutlineBuilder.self)
  }
}
