/// Where a name is read: its file, the types around it, and the generic parameters in sight.
struct Scope {
  var file: Int
  var path: [String] = []
  var generics: Set<String> = []
}
