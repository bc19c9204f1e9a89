import CCurl

/// libcurl, loaded into the process when the first address is fetched.
struct CurlLibrary: Sendable {
  /// Why there is no libcurl.
  struct LoadingError: Error {
    let reason: String
  }

  let functions: curl_functions

  /// The one of the process: libcurl is to be initialized once.
  static let shared = Result { () throws(LoadingError) in try CurlLibrary() }

  private init() throws(LoadingError) {
    var functions = curl_functions()
    if let problem = curl_functions_load(&functions, Self.path) {
      throw LoadingError(reason: String(cString: problem))
    }
    let code = functions.global_init(Int(CURL_GLOBAL_DEFAULT))
    guard code == CURLE_OK else {
      throw LoadingError(reason: functions.description(of: code))
    }
    self.functions = functions
  }

  #if canImport(Darwin)
    private static let path = "/usr/lib/libcurl.4.dylib"
  #else
    private static let path = "libcurl.so.4"
  #endif
}
