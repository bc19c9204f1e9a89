/// A value that can't be read, where there is no more to say about it.
struct ValueRefusal: Error {}
