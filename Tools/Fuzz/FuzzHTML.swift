import HTMLText

/// Text for people holds no control character, and safe HTML stays as it is when made safe again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzHTML(_ data: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let source = String(decoding: UnsafeBufferPointer(start: data, count: count), as: UTF8.self)
  let fragment = HTMLFragment(source, base: "http://a.example/b/")
  guard let readable = try? fragment.readableText(width: 40), let safe = try? fragment.safeHTML
  else { preconditionFailure("there is no libxml2") }
  for text in [fragment.plainText, readable] {
    let isClean = text.unicodeScalars.allSatisfy {
      $0.properties.generalCategory != .control || $0 == "\n"
    }
    precondition(isClean, "a control character is left")
  }
  precondition(!safe.contains("<script") && !safe.contains("=\"javascript:"), "it isn't safe")
  _ = fragment.absolute
  return 0
}
