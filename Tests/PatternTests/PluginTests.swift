import Foundation
import Testing

@Suite("A package that has its check from here fails its build at two defaults", .serialized)
struct CheckFromElsewhere {
  private let place = "checkouts/swifty-service-locator"
  private let findings: Set = [
    "Defaults/Clock+Default.swift:8: error: 'ClockLocator.clock()' has a second default in module DefaultsFrozen: each service locator runs the one that its file sees, and the other is dead; keep one, and let a service locator that wants another override it [duplicate-default]",
    "DefaultsFrozen/Clock+Default.swift:8: note: the other default is in module DefaultsFrozen",
  ]

  @Test("though its own targets are named App and Defaults, too: by path")
  func byPath() throws {
    let package = try SwiftPackage(copyOfFixture: "TwoDefaults", withRepositoryAt: place)

    let build = try package.build()

    #expect(!build.isSuccess)
    #expect(build.diagnostics.isSuperset(of: findings), "\(build.output)")
  }

  @Test("by version; and 'swift package check-locators' says the same")
  func byVersion() throws {
    let package = try SwiftPackage(copyOfFixture: "TwoDefaults", withRepositoryAt: place)
    try package.publish(place, as: "1.0.0")
    try package.replace(
      #".package(path: "\#(place)")"#,
      with: #".package(url: "file://\#(package.source.path)/\#(place)", from: "1.0.0")"#,
      in: "Package.swift")

    let build = try package.build()
    let command = try package.command("check-locators")

    #expect(!build.isSuccess)
    #expect(build.diagnostics.isSuperset(of: findings), "\(build.output)")
    #expect(!command.isSuccess)
    #expect(command.diagnostics.isSuperset(of: findings), "\(command.output)")
  }
}
