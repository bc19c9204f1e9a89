import CLibXML2
import LoadedLibraries

/// libxml2's push parser with nothing behind it: what no reader of feeds on libxml2 can beat.
enum SAXFloor {
  /// - Returns: How many elements there were.
  static func read(_ document: [UInt8]) throws -> Int {
    let libxml2 = try XMLLibrary.shared.get().functions
    var counts = Counts()
    var events = xmlSAXHandler()
    events.initialized = UInt32(XML_SAX2_MAGIC)
    events.startElementNs = { counts, _, _, _, _, _, _, _, _ in
      counts?.assumingMemoryBound(to: Counts.self).pointee.elements += 1
    }
    events.characters = { counts, _, length in
      counts?.assumingMemoryBound(to: Counts.self).pointee.text += Int(length)
    }
    events.cdataBlock = events.characters
    withUnsafeMutablePointer(to: &counts) { counts in
      guard let parser = libxml2.xmlCreatePushParserCtxt(&events, counts, nil, 0, nil) else {
        return
      }
      defer { libxml2.xmlFreeParserCtxt(parser) }
      _ = libxml2.xmlCtxtUseOptions(parser, Int32(XML_PARSE_NONET.rawValue))
      document.withUnsafeBytes { bytes in
        let text = bytes.bindMemory(to: CChar.self)
        // As a reader from the network would push.
        for start in stride(from: 0, to: text.count, by: 1 << 16) {
          let length = min(1 << 16, text.count - start)
          let isLast = start + length == text.count
          _ = libxml2.xmlParseChunk(
            parser, text.baseAddress.map { $0 + start }, Int32(length), isLast ? 1 : 0)
        }
      }
    }
    return counts.elements
  }

  private struct Counts {
    var elements = 0
    var text = 0
  }
}
