/// Attributes that add no member of interest to a type; any other may be a macro.
enum KnownAttributes {
  static let names: Set<String> = [
    "available", "main", "MainActor", "frozen", "objc", "objcMembers", "nonobjc", "propertyWrapper",
    "resultBuilder", "globalActor", "dynamicMemberLookup", "dynamicCallable", "usableFromInline",
    "unchecked", "preconcurrency", "retroactive", "safe", "unsafe", "NSApplicationMain",
    "UIApplicationMain", "Observable", "Suite", "_spi", "_fixed_layout", "discardableResult",
    "requires_stored_property_inits", "_documentation", "DebugDescription",
  ]
}
