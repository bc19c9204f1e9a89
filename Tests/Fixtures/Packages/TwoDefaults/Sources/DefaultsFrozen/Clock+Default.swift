public import Clock

struct FrozenClock: ClockInterface {
  func hour() -> Int { 0 }
}

extension ClockLocator {
  public func clock() -> any ClockInterface { FrozenClock() }
}
