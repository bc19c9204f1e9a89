/// The links of a text, numbered from 1 in the order in which they come.
struct LinkList {
  private(set) var addresses: [String] = []
  private var numbers: [String: Int] = [:]

  /// The number of an address, which it keeps.
  mutating func number(of address: String) -> Int {
    if let number = numbers[address] { return number }
    addresses.append(address)
    numbers[address] = addresses.count
    return addresses.count
  }

  /// One line each.
  var lines: [String] {
    addresses.enumerated().map { "[\($0.offset + 1)] \($0.element)" }
  }
}
