#if Postgres
  import Articles
  import TextSearch
  import Testing
  import Words

  @testable import ArticlesPostgres

  @Suite("The words of an article for the server")
  struct WordVectorTests {
    private func vector(title: String = "", body: String) -> String {
      WordVector(
        SearchedText(title: title, content: ArticleContent(text: body), summary: nil) { $0 }
      ).text
    }

    @Test("have their places, those of the title marked, and one between title and body left free")
    func places() {
      #expect(
        vector(title: "Swift and SWIFT", body: "and Rust") == "'and':2A,5 'rust':6 'swift':1A,3A ")
      #expect(vector(body: "") == "")
    }

    @Test("are in the order of their bytes, however much they have in common")
    func order() {
      #expect(
        vector(body: "localized localizations éa localization z localizations local localize")
          == "'ea':4 'local':8 'localization':5 'localizations':3,7 'localize':9 'localized':2 'z':6 "
      )
      #expect(vector(body: "日本語 zz ώ") == "'zz':3 'ώ':4 '日本語':2 ")
    }

    @Test("are those of any text, with all their places")
    func random() {
      let stems = ["a", "abcdefgh", "abcdefghi", "abcdefghij", "b", "é", "日本語日本語", "x1"]
      for _ in 0..<100 {
        let body = (0..<40).map { _ in stems[.random(in: stems.indices)] }.joined(separator: " ")
        var places: [String: [Int]] = [:]
        for (index, word) in Word.all(in: body).enumerated() {
          places[word.folded, default: []].append(index + 2)
        }
        let expected = places.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map {
          "'\($0.key)':\($0.value.map(String.init).joined(separator: ",")) "
        }
        #expect(vector(body: body) == expected.joined())
      }
    }

    @Test("have no more places than the server takes, and none that it can't count")
    func limits() {
      let many = String(repeating: "many ", count: 20_000)
      let places = (2...256).map(String.init).joined(separator: ",")
      #expect(vector(body: many + "late") == "'late' 'many':\(places) ")
    }
  }
#endif
