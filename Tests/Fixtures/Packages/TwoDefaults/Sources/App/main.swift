import Clock
import Defaults

struct AppServiceLocator: ClockLocator {}

print(AppServiceLocator().clock().hour())
