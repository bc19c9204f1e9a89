/// A start tag with its attributes.
public struct HTMLStartTag: Sendable, Hashable {
  /// In lower case.
  public var name: String
  /// By name in lower case, their references decoded. Of two with one name, the first counts.
  public var attributes: [String: String]

  /// The start tags of a page in their order, comments passed over.
  ///
  /// - Parameter limit: After so many, the rest of the page isn't looked at.
  public static func all(
    in html: UnsafeBufferPointer<UInt8>, named names: Set<String>, limit: Int
  ) -> [HTMLStartTag] {
    var found: [HTMLStartTag] = []
    var tags = TagScanner(html)
    while found.count < limit, tags.nextStartTag() {
      let name = String(decoding: html[tags.name].map(\.asciiLowercased), as: UTF8.self)
      guard names.contains(name) else { continue }
      var tag = HTMLStartTag(name: name, attributes: [:])
      while let attribute = tags.nextAttribute() {
        let key = String(decoding: html[attribute.name].map(\.asciiLowercased), as: UTF8.self)
        if tag.attributes[key] == nil {
          tag.attributes[key] = decoded(UnsafeBufferPointer(rebasing: html[attribute.value]))
        }
      }
      found.append(tag)
    }
    return found
  }

  private static func decoded(_ value: UnsafeBufferPointer<UInt8>) -> String {
    var output: [UInt8] = []
    var index = 0
    while index < value.count {
      if value[index] == UInt8(ascii: "&"), let reference = CharacterReference(in: value, at: index)
      {
        output.append(contentsOf: reference.characters.utf8)
        index = reference.end
      } else {
        output.append(value[index])
        index += 1
      }
    }
    return String(decoding: output, as: UTF8.self)
  }
}
