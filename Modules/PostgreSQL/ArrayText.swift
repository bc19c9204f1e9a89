#if Postgres
  /// Arrays of one dimension as PostgreSQL writes them
  /// (https://www.postgresql.org/docs/current/arrays.html#ARRAYS-IO).
  enum ArrayText {
    /// - Parameter elements: `nil` is NULL.
    static func text(of elements: [String?]) -> String {
      var text = "{"
      for (index, element) in elements.enumerated() {
        if index > 0 { text += "," }
        text += element.map(quoted) ?? "NULL"
      }
      return text + "}"
    }

    static func elements(of text: UnsafeRawBufferPointer) -> [[UInt8]?] {
      var elements: [[UInt8]?] = []
      var element: [UInt8] = []
      var wasQuoted = false
      var isQuoted = false
      var index = 1
      while index < text.count {
        let byte = text[index]
        switch byte {
        case UInt8(ascii: "\\"):
          index += 1
          element.append(text[index])
        case UInt8(ascii: "\""):
          isQuoted.toggle()
          wasQuoted = true
        case UInt8(ascii: ",") where !isQuoted, UInt8(ascii: "}") where !isQuoted:
          if wasQuoted || element != Array("NULL".utf8) {
            if wasQuoted || !element.isEmpty { elements.append(element) }
          } else {
            elements.append(nil)
          }
          (element, wasQuoted) = ([], false)
        default: element.append(byte)
        }
        index += 1
      }
      return elements
    }

    private static func quoted(_ element: String) -> String {
      var quoted = "\""
      for scalar in element.unicodeScalars {
        if scalar == "\"" || scalar == "\\" { quoted += "\\" }
        quoted.unicodeScalars.append(scalar)
      }
      return quoted + "\""
    }
  }
#endif
