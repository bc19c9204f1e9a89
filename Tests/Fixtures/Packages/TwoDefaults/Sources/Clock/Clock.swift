public protocol ClockInterface {
  func hour() -> Int
}

public protocol ClockLocator {
  func clock() -> any ClockInterface
}
