/// The name of an element or attribute, as far as it means something to us.
struct XMLName: Hashable {
  var namespace: Namespace
  var term: Term
}
