import Articles
import Testing

extension ArticleRepositoryContract {
  public static let searching: [Promise] = [
    Promise("a word is found in title and text, whatever its case and accents") { repository in
      try await repository.fill(
        Sample.draft("1", title: "Ein Café in ZÜRICH", html: "<p>Nichts weiter</p>"),
        Sample.draft("2", title: "Other", html: "<p>the <b>Cafe</b> of Zurich</p>"))
      for text in ["cafe", "CAFÉ", "cafe\u{301} Zürich", "zurich"] {
        #expect(Set(try await repository.found(text)) == ["Ein Café in ZÜRICH", "Other"])
      }
    },
    Promise("every word must occur, in any order and place") { repository in
      try await repository.fill(
        Sample.draft("both", title: "alpha both", html: "beta"),
        Sample.draft("one", title: "alpha one"))
      #expect(try await repository.found("beta alpha") == ["alpha both"])
    },
    Promise("a phrase is found where its words follow each other") { repository in
      try await repository.fill(
        Sample.draft("1", html: "the quick, brown fox"), Sample.draft("2", html: "brown the quick"))
      #expect(try await repository.found("\"Quick brown\"") == ["1"])
      #expect(Set(try await repository.found("quick brown")) == ["1", "2"])
    },
    Promise("a prefix is found in longer words, and a word isn't") { repository in
      try await repository.fill(
        Sample.draft("1", html: "locators"), Sample.draft("2", html: "locator"),
        Sample.draft("3", html: "allocator"))
      #expect(Set(try await repository.found("locator*")) == ["1", "2"])
      #expect(try await repository.found("locator") == ["2"])
      #expect(try await repository.found("\"1 loc\"*") == [])
    },
    Promise("an excluded term takes articles out") { repository in
      try await repository.fill(
        Sample.draft("1", html: "swift and rust"), Sample.draft("2", html: "swift alone"),
        Sample.draft("3", title: "rust", html: "swift"))
      #expect(try await repository.found("swift -rust") == ["2"])
      #expect(Set(try await repository.found("swift -title:rust")) == ["1", "2"])
      #expect(try await repository.found("-\"swift alone\" -title:rust swift") == ["1"])
    },
    Promise("a title's word is found in titles alone") { repository in
      try await repository.fill(
        Sample.draft("1", title: "Actors", html: "x"), Sample.draft("2", html: "actors"))
      #expect(try await repository.found("title:actors") == ["Actors"])
      #expect(try await repository.found("title:act*") == ["Actors"])
    },
    Promise("nothing wanted finds nothing") { repository in
      try await repository.fill(Sample.draft("1", html: "swift"))
      for text in ["", "   ", "-swift", "-rust", "\"\"", "*", "!?", "👍", "\0", "-"] {
        #expect(try await repository.found(text) == [])
      }
    },
    Promise("nothing that can be typed is an error") { repository in
      try await repository.fill(Sample.draft("1", title: "and or not near", html: "a b"))
      let texts = [
        "AND", "NOT OR", "a AND", "NEAR(a b)", "\"unclosed", "(", ")", "a\"b", "title:", "title:\"",
        "body:a", "{title}: a", "^a", "a+b", "a\0b", "\u{FFFD}", "'; DROP TABLE articles; --", "*a",
        "\u{202E}a", String(repeating: "a ", count: 200), String(repeating: "\"", count: 99),
      ]
      for text in texts {
        _ = try await repository.search(SearchQuery(text), limit: 5)
      }
      #expect(try await repository.found("AND") == ["and or not near"])
      #expect(try await repository.found("a\0b") == ["and or not near"])
      #expect(try await repository.found("(near) NOT") == ["and or not near"])
    },
    Promise("terms that no text could have been read as are no error either") { repository in
      try await repository.fill(Sample.draft("1", html: "a b"))
      let odd = SearchQuery(terms: [
        SearchQuery.Term(words: ["a\"", "\0b"]), SearchQuery.Term(words: []),
        SearchQuery.Term(words: ["…"], isExcluded: true),
      ])
      #expect(try await repository.search(odd, limit: 5).map(\.article.title) == ["1"])
    },
    Promise("other scripts are found by their words") { repository in
      try await repository.fill(
        Sample.draft("1", html: "Привет, МИР"), Sample.draft("2", html: "日本語 の 記事"),
        Sample.draft("3", html: "ΑΘΗΝΑ"))
      #expect(try await repository.found("мир") == ["1"])
      #expect(try await repository.found("日本語") == ["2"])
      #expect(try await repository.found("日本*") == ["2"])
      #expect(try await repository.found("αθηνα") == ["3"])
    },
    Promise("a letter is found that is written otherwise, but is the same") { repository in
      try await repository.fill(
        Sample.draft("1", html: "ΟΔΟΣ"), Sample.draft("2", html: "οδός οδος"),
        Sample.draft("3", html: "5 \u{B5}m"), Sample.draft("4", html: "ſtark"))
      #expect(Set(try await repository.found("οδος")) == ["1", "2"])
      #expect(Set(try await repository.found("ΟΔΟΣ")) == ["1", "2"])
      #expect(try await repository.found("\u{3BC}m") == ["3"])
      #expect(try await repository.found("stark") == ["4"])
      #expect(try await repository.found("title:ς -stark") == [])
    },
    Promise("tags of HTML aren't searched, and text goes on after them") { repository in
      try await repository.fill(Sample.draft("1", html: "<div class='hidden'>shown</div>"))
      #expect(try await repository.found("hidden") == [])
      #expect(try await repository.found("div") == [])
      #expect(try await repository.found("shown") == ["1"])
    },
    Promise("plain text is searched where there is no HTML, and the summary where neither is") {
      repository in
      var text = Sample.draft("text")
      (text.content.text, text.summary) = ("alpha", "beta")
      var summary = Sample.draft("summary")
      summary.summary = "beta"
      try await repository.fill(text, summary)
      #expect(try await repository.found("alpha") == ["text"])
      #expect(try await repository.found("beta") == ["summary"])
    },
    Promise("the best match is first, and a title counts most") { repository in
      try await repository.fill(
        Sample.draft("1", title: "Once", html: "needle and much more hay around it, hay, hay"),
        Sample.draft("2", title: "Needle", html: "hay hay hay hay hay hay hay hay hay hay"),
        Sample.draft("3", title: "Often", html: "needle needle needle hay"),
        Sample.draft("4", title: "Never", html: "hay"), Sample.draft("5", title: "Nor here"),
        Sample.draft("6", title: "Nor there"), Sample.draft("7", title: "Nowhere"))
      #expect(try await repository.found("needle") == ["Needle", "Often", "Once"])
    },
    Promise("a limit takes the best, and one below one takes none") { repository in
      try await repository.fill(
        Sample.draft("1", title: "Once", html: "needle and much more hay around it"),
        Sample.draft("2", title: "Needle"), Sample.draft("3"), Sample.draft("4"),
        Sample.draft("5"))
      #expect(try await repository.found("needle", limit: 1) == ["Needle"])
      #expect(try await repository.found("needle", limit: 0) == [])
      #expect(try await repository.found("needle", limit: -5) == [])
    },
    Promise("of equal matches the newest is first") { repository in
      for (hour, identity) in ["a", "b", "c", "d"].enumerated() {
        try await repository.subscribeSample()
        let draft = Sample.draft(
          identity, html: "needle", published: Sample.hour(Double(-hour * 7 % 5) - 1))
        _ = try await repository.save(Sample.fetched(draft), for: Sample.id, at: Sample.hour(0))
      }
      #expect(try await repository.found("needle") == ["a", "d", "b", "c"])
    },
    Promise("of more than are compared only the newest are found, unless so many are asked for") {
      repository in
      let count = SearchQuery.rankedCount + 1
      try await repository.subscribeSample()
      var drafts = (0..<count).map { number in
        Sample.draft(
          "\(number)", html: "needle", published: Sample.hour(Double(-number - 1) / 60))
      }
      drafts[count - 1].title = "needle"
      drafts[count - 2].title = "needle too"
      _ = try await repository.save(
        .changed(FetchedFeed(articles: drafts)), for: Sample.id, at: Sample.hour(0))
      #expect(try await repository.found("needle", limit: 1) == ["needle too"])
      #expect(try await repository.found("needle", limit: count).first == "needle")
      #expect(try await repository.found("needle", limit: count).count == count)
    },
    Promise("to finish saving changes nothing that can be seen") { repository in
      try await repository.fill(Sample.draft("1", html: "needle"), Sample.draft("2"))
      try await repository.finishSaving()
      try await repository.finishSaving()
      #expect(try await repository.found("needle") == ["1"])
      #expect(Set(try await repository.titles()) == ["1", "2"])
    },
    Promise("a hit is the whole article, with what matched marked") { repository in
      try await repository.fill(
        Sample.draft("one", html: "<p>Before the <b>Zürich</b> after</p>"), Sample.draft("two"))
      #expect(
        try await repository.search(SearchQuery("zurich"), limit: 5) == [
          SearchHit(
            article: Sample.article("one"),
            snippet: [
              SearchHit.Piece("Before the "), SearchHit.Piece("Zürich", isMatch: true),
              SearchHit.Piece(" after"),
            ])
        ])
    },
    Promise("where only the title matches, the title is the snippet") { repository in
      try await repository.fill(Sample.draft("1", title: "A fine title", html: "text"))
      #expect(
        try await repository.search(SearchQuery("fine"), limit: 5).map(\.snippet) == [
          [
            SearchHit.Piece("A "), SearchHit.Piece("fine", isMatch: true),
            SearchHit.Piece(" title"),
          ]
        ])
    },
    Promise("a phrase is marked as one") { repository in
      try await repository.fill(Sample.draft("1", html: "the quick, brown fox"))
      #expect(
        try await repository.search(SearchQuery("\"quick brown\""), limit: 5).map(\.snippet) == [
          [
            SearchHit.Piece("the "), SearchHit.Piece("quick, brown", isMatch: true),
            SearchHit.Piece(" fox"),
          ]
        ])
    },
    Promise("a long text is cut around what matches") { repository in
      let hay = String(repeating: "hay ", count: 500)
      try await repository.fill(Sample.draft("1", html: hay + "needle " + hay))
      let snippet = try #require(
        try await repository.search(SearchQuery("needle"), limit: 5).first?.snippet)
      #expect(snippet.filter(\.isMatch) == [SearchHit.Piece("needle", isMatch: true)])
      let text = snippet.map(\.text).joined()
      #expect(text.count < 300)
      #expect(text.hasPrefix("…") && text.hasSuffix("…"))
    },
    Promise("what was just saved is found, and what it said before isn't") { repository in
      try await repository.fill(Sample.draft("1", title: "Old words", html: "ancient"))
      #expect(try await repository.found("ancient") == ["Old words"])
      _ = try await repository.save(
        Sample.fetched(Sample.draft("1", title: "New words", html: "modern")), for: Sample.id,
        at: Sample.hour(1))
      #expect(try await repository.found("modern") == ["New words"])
      #expect(try await repository.found("ancient") == [])
      #expect(try await repository.found("words") == ["New words"])
    },
  ]
}
