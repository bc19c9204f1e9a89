extension SignatureType {
  /// The type with `isolation` before each async function type in it that says nothing of its own.
  func spellingIsolation(_ isolation: String) -> SignatureType {
    replacing { type in
      guard case .function(var function) = type, function.isAsync, !function.isIsolated else {
        return nil
      }
      function.attributes.insert(isolation, at: 0)
      return SignatureType.function(function).spellingIsolation(isolation)
    }
  }
}

extension SignatureType.Function {
  /// Whether it says where it runs.
  fileprivate var isIsolated: Bool {
    !Set(attributes).isSubset(of: ["@Sendable"])
      || parameters.contains { $0.type.modifiers.contains("isolated") }
  }
}
