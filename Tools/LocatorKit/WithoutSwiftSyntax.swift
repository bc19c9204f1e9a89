#if !canImport(SwiftSyntax)
  #error(
    """
    The toolchain whose 'swift' comes first on PATH has no SwiftSyntax in lib/swift/host, which 'locator' reads \
    sources with; put one from swift.org first. Everything but the tool builds without it.
    """)
#endif
