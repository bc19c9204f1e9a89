extension TypeExpression: Storable {
  func store(in writer: inout FactsWriter) {
    switch self {
    case .named(let path):
      writer.write(0)
      writer.write(path)
    case .existential(let type):
      writer.write(1)
      writer.write(type)
    case .opaque(let type):
      writer.write(2)
      writer.write(type)
    case .composition(let types):
      writer.write(3)
      writer.write(types)
    case .optional(let type):
      writer.write(4)
      writer.write(type)
    case .other(let text):
      writer.write(5)
      writer.write(text)
    }
  }

  init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    switch try reader.readNumber() {
    case 0: self = .named(try reader.readArray())
    case 1: self = .existential(try reader.read())
    case 2: self = .opaque(try reader.read())
    case 3: self = .composition(try reader.readArray())
    case 4: self = .optional(try reader.read())
    case 5: self = .other(try reader.readText())
    default: throw FactsReader.Damage()
    }
  }
}

extension Condition: Storable {
  func store(in writer: inout FactsWriter) {
    switch self {
    case .always: writer.write(0)
    case .never: writer.write(1)
    case .atom(let atom):
      writer.write(2)
      writer.write(atom.question)
      writer.write(atom.argument)
    case .not(let condition):
      writer.write(3)
      writer.write(condition)
    case .all(let parts):
      writer.write(4)
      writer.write(parts)
    case .any(let parts):
      writer.write(5)
      writer.write(parts)
    }
  }

  init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    switch try reader.readNumber() {
    case 0: self = .always
    case 1: self = .never
    case 2:
      self = .atom(Atom(question: try reader.readOptional(), argument: try reader.readText()))
    case 3: self = .not(try reader.read())
    case 4: self = .all(try reader.readArray())
    case 5: self = .any(try reader.readArray())
    default: throw FactsReader.Damage()
    }
  }
}

extension Step: Storable {
  func store(in writer: inout FactsWriter) {
    writer.write(kind)
    writer.writeCase(timing)
    writer.write(position)
  }

  init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    self.init(kind: try reader.read(), timing: try reader.readCase(), position: try reader.read())
  }
}

extension Step.Kind: Storable {
  func store(in writer: inout FactsWriter) {
    switch self {
    case .member(let base, let name, let arguments):
      writer.write(0)
      writer.write(base)
      writer.write(name)
      writer.write(arguments != nil)
      writer.write(arguments ?? [])
    case .construct(let type, let arguments):
      writer.write(1)
      writer.write(type)
      writer.write(arguments)
    case .delegate(let toSuper, let arguments):
      writer.write(2)
      writer.write(toSuper)
      writer.write(arguments)
    case .read(let name):
      writer.write(3)
      writer.write(name)
    case .assign(let target, let value):
      writer.write(4)
      writer.write(target)
      writer.write(value)
    case .bind(let name, let value):
      writer.write(5)
      writer.write(name)
      writer.write(value)
    case .define(let name, let parameters, let steps):
      writer.write(6)
      writer.write(name)
      writer.write(parameters != nil)
      writer.write(parameters ?? [])
      writer.write(steps)
    case .change: writer.write(7)
    }
  }

  init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    switch try reader.readNumber() {
    case 0:
      let base: Step.Value = try reader.read()
      let name = try reader.readText()
      let isCall = try reader.readFlag()
      let arguments: [Step.Argument] = try reader.readArray()
      self = .member(base: base, name: name, arguments: isCall ? arguments : nil)
    case 1: self = .construct(type: try reader.readArray(), arguments: try reader.readArray())
    case 2: self = .delegate(toSuper: try reader.readFlag(), arguments: try reader.readArray())
    case 3: self = .read(try reader.readText())
    case 4: self = .assign(target: try reader.readText(), value: try reader.read())
    case 5: self = .bind(name: try reader.readText(), value: try reader.read())
    case 6:
      let name = try reader.readText()
      let isFunction = try reader.readFlag()
      let parameters: [ParameterFact] = try reader.readArray()
      self = .define(
        name: name, parameters: isFunction ? parameters : nil, steps: try reader.readArray())
    case 7: self = .change
    default: throw FactsReader.Damage()
    }
  }
}

extension Step.Argument: Storable {
  func store(in writer: inout FactsWriter) {
    writer.write(label)
    writer.write(value)
  }

  init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    self.init(label: try reader.readOptional(), value: try reader.read())
  }
}

extension Step.Value: Storable {
  func store(in writer: inout FactsWriter) {
    switch self {
    case .itself: writer.write(0)
    case .name(let name):
      writer.write(1)
      writer.write(name)
    case .construct(let path, let arguments):
      writer.write(2)
      writer.write(path)
      writer.write(arguments)
    case .other: writer.write(3)
    case .type(let path):
      writer.write(4)
      writer.write(path)
    }
  }

  init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    switch try reader.readNumber() {
    case 0: self = .itself
    case 1: self = .name(try reader.readText())
    case 2: self = .construct(try reader.readArray(), try reader.readArray())
    case 3: self = .other
    case 4: self = .type(try reader.readArray())
    default: throw FactsReader.Damage()
    }
  }
}
