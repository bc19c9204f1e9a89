extension Substring {
  /// The words of a camel-cased name in lower case, joined with `-`; a run of capitals is one word.
  var kebabCased: String {
    var result = ""
    for index in indices {
      let character = self[index]
      let next = self.index(after: index)
      if character.isUppercase, index > startIndex {
        let followsWord = !self[self.index(before: index)].isUppercase
        let beginsWord = next < endIndex && self[next].isLowercase
        if followsWord || beginsWord { result.append("-") }
      }
      result += character.lowercased()
    }
    return result
  }
}
