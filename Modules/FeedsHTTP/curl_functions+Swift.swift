import CCurl

/// libcurl's variadic functions, by the type of what they take or give.
extension curl_functions {
  func set(_ option: CURLoption, to value: Int, on easy: UnsafeMutableRawPointer) {
    withUnsafePointer(to: self) { _ = curl_set_long($0, easy, option, value) }
  }

  func set(_ option: CURLoption, to value: String, on easy: UnsafeMutableRawPointer) {
    withUnsafePointer(to: self) { _ = curl_set_string($0, easy, option, value) }
  }

  func set(
    _ option: CURLoption, to value: UnsafeMutableRawPointer?, on easy: UnsafeMutableRawPointer
  ) {
    withUnsafePointer(to: self) { _ = curl_set_pointer($0, easy, option, value) }
  }

  func set(
    _ option: CURLoption, on easy: UnsafeMutableRawPointer, to receiver: curl_write_callback?
  ) {
    withUnsafePointer(to: self) { _ = curl_set_receiver($0, easy, option, receiver) }
  }

  func setConnected(on easy: UnsafeMutableRawPointer, to callback: curl_prereq_callback?) {
    withUnsafePointer(to: self) { _ = curl_set_connected($0, easy, callback) }
  }

  func limitConnections(to count: Int, of multi: UnsafeMutableRawPointer) {
    withUnsafePointer(to: self) { _ = curl_limit_connections($0, multi, count) }
  }

  func long(_ info: CURLINFO, of easy: UnsafeMutableRawPointer) -> Int {
    withUnsafePointer(to: self) { curl_get_long($0, easy, info) }
  }

  func string(_ info: CURLINFO, of easy: UnsafeMutableRawPointer) -> String? {
    withUnsafePointer(to: self) { curl_get_string($0, easy, info) }.map { String(cString: $0) }
  }

  func description(of code: CURLcode) -> String {
    easy_strerror(code).map { String(cString: $0) } ?? "libcurl's error \(code.rawValue)"
  }
}
