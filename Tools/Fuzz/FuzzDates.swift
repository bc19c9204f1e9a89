@testable import FeedParsing

/// A date that is read is written so that it's read as the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDates(_ data: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let text = String(decoding: UnsafeBufferPointer(start: data, count: count), as: UTF8.self)
  guard let date = FeedDate(text)?.date else { return 0 }
  precondition(FeedDate(DateText.rfc3339(date))?.date == date, "the date isn't the same")
  return 0
}
