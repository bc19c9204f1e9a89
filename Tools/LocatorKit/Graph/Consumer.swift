/// An initializer's parameter that asks for locators.
package struct Consumer: Sendable {
  package var type: Int
  package var file: Int
  package var initializer: InitializerFact
  package var parameter: ParameterFact
  /// The locators it asks for; those that only compose others are taken apart.
  package var locators: [Int]
}
