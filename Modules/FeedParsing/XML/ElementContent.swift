/// How what an element holds is kept.
enum ElementContent {
  /// As elements.
  case elements
  /// As text that is HTML by custom: elements inside it are its markup.
  case text
  /// As XHTML: text is escaped, and a `div` around it all isn't part of it.
  case xhtml
}
