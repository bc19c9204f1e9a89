import Testing

@testable import FeedsHTTP

@Suite("A content hash")
struct ContentHashTests {
  @Test(
    "is MurmurHash3's, for ever",
    arguments: [
      ("", "00000000000000000000000000000000"),
      ("hello", "cbd8a7b341bd9b025b1e906a48ae1d19"),
      ("hello, world", "342fac623a5ebc8e4cdcbc079642414d"),
      (
        "The quick brown fox jumps over the lazy dog.", "cd99481f9ee902c9695da1a38987b6e7"
      ),
    ])
  func isMurmurHash3(text: String, hash: String) {
    #expect(ContentHash.text(of: Array(text.utf8)) == hash)
  }

  @Test("differs for every length of the same byte")
  func differsByLength() {
    let hashes = (0..<100).map { ContentHash.text(of: [UInt8](repeating: 0, count: $0)) }
    #expect(Set(hashes).count == 100)
  }
}
