import CLibXML2
import LoadedLibraries

/// The tree that libxml2's HTML parser makes of a fragment.
final class HTMLTree {
  private let libxml2: xml_functions
  private let document: UnsafeMutablePointer<xmlDoc>

  /// - Returns: `nil` if there is nothing in it.
  init?(_ source: String) throws(MissingLibrary) {
    let libxml2 = try XMLLibrary.shared.get().functions
    var source = source
    let prepared = source.withUTF8 { bytes in
      HTMLPreparation.prepared(UnsafeBufferPointer(rebasing: bytes.prefix(HTMLFragment.sizeLimit)))
    }
    let options =
      HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue
      | HTML_PARSE_NONET.rawValue
    let document = prepared.withUnsafeBytes { bytes in
      libxml2.htmlReadMemory(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count), nil, "UTF-8",
        Int32(options))
    }
    guard let document else { return nil }
    self.libxml2 = libxml2
    self.document = document
  }

  deinit { libxml2.xmlFreeDoc(document) }

  /// The outermost element.
  var root: HTMLNode? {
    libxml2.xmlDocGetRootElement(document).map(HTMLNode.init)
  }
}
