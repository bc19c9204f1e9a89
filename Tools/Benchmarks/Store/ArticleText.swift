/// Text as long, and with words as often, as real articles have: the n-th word comes 1/n as often.
struct ArticleText {
  private var state: UInt64 = 42

  mutating func html(words count: Int) -> String {
    (0..<count / 80).map { _ in
      """
      <p class="body"><img src="https://example.org/images/\(word()).jpg" alt="" width="640"/> \(words(40))
      <a href="https://elsewhere.example/\(word())/\(word())?from=feed&amp;at=1">\(words(3))</a> \(words(37))</p>

      """
    }.joined()
  }

  mutating func words(_ count: Int) -> String {
    (0..<count).map { _ in word() }.joined(separator: " ")
  }

  private mutating func word() -> String {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    // The inverse of the cumulative 1/n distribution over 2^15 words.
    var rank: UInt64 = 1 << (state % 16)
    rank += (state >> 20) % rank
    return "w\(rank)"
  }
}
