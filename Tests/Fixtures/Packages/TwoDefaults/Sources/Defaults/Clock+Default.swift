public import Clock

struct RunningClock: ClockInterface {
  func hour() -> Int { 12 }
}

extension ClockLocator {
  public func clock() -> any ClockInterface { RunningClock() }
}
