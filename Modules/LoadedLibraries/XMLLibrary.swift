public import CLibXML2

/// libxml2, loaded into the process when the first document is parsed.
public struct XMLLibrary: Sendable {
  public let functions: xml_functions

  /// The one of the process: libxml2 is to be initialized once, before threads share it. It reads
  /// nothing but what it's handed, whatever a document names.
  public static let shared = Result { () throws(MissingLibrary) in try XMLLibrary() }

  private init() throws(MissingLibrary) {
    functions = try Self.library.loaded(xml_functions(), by: xml_functions_load)
    functions.xmlInitParser()
    functions.xmlSetExternalEntityLoader { _, _, _ in nil }
  }

  private static let library = SystemLibrary(
    name: "libxml2", file: file, aptPackage: XML_APT_PACKAGE, dnfPackage: "libxml2")

  #if canImport(Darwin)
    private static let file = "/usr/lib/libxml2.\(XML_LIBRARY_VERSION).dylib"
  #else
    private static let file = "libxml2.so.\(XML_LIBRARY_VERSION)"
  #endif
}
