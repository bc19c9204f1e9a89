/// An event of a refresh as a line of JSON: what it is, beside all that is known of it.
struct RefreshEventShape<Details: Encodable>: Encodable {
  var event: String
  var details: Details

  private enum CodingKeys: CodingKey {
    case event
  }

  func encode(to encoder: any Encoder) throws {
    try details.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(event, forKey: .event)
  }
}
