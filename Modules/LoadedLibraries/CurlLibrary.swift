public import CCurl

/// libcurl, loaded into the process when the first address is fetched.
public struct CurlLibrary: Sendable {
  public let functions: curl_functions

  /// The one of the process: libcurl is to be initialized once.
  public static let shared = Result { () throws(MissingLibrary) in try CurlLibrary() }

  private init() throws(MissingLibrary) {
    functions = try Self.library.loaded(curl_functions(), by: curl_functions_load)
    let code = functions.global_init(Int(CURL_GLOBAL_DEFAULT))
    guard code == CURLE_OK else {
      throw MissingLibrary(library: Self.library, reason: "it ended with error \(code.rawValue)")
    }
  }

  private static let library = SystemLibrary(
    name: "libcurl", file: file, aptPackage: "libcurl4", dnfPackage: "libcurl")

  #if canImport(Darwin)
    private static let file = "/usr/lib/libcurl.4.dylib"
  #else
    private static let file = "libcurl.so.4"
  #endif
}
