import CLibXML2

/// The tree that libxml2's HTML parser makes of a fragment.
final class HTMLTree {
  private let document: UnsafeMutablePointer<xmlDoc>

  /// - Returns: `nil` if there is nothing in it.
  init?(_ source: String) {
    var source = source
    let prepared = source.withUTF8 { bytes in
      HTMLPreparation.prepared(UnsafeBufferPointer(rebasing: bytes.prefix(HTMLFragment.sizeLimit)))
    }
    let options =
      HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue
      | HTML_PARSE_NONET.rawValue
    let document = prepared.withUnsafeBytes { bytes in
      htmlReadMemory(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count), nil, "UTF-8",
        Int32(options))
    }
    guard let document else { return nil }
    self.document = document
  }

  deinit { xmlFreeDoc(document) }

  /// The outermost element.
  var root: HTMLNode? {
    xmlDocGetRootElement(document).map(HTMLNode.init)
  }
}
