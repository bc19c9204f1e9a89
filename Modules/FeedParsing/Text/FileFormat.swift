/// What a document's first bytes say if it is no text at all.
enum FileFormat {
  case png, jpeg, gif, webp, pdf, gzip, zip

  init?(_ document: [UInt8]) {
    let start = document.prefix(12)
    func begins(_ bytes: UInt8...) -> Bool { start.starts(with: bytes) }
    if begins(0x89, 0x50, 0x4E, 0x47) {
      self = .png
    } else if begins(0xFF, 0xD8, 0xFF) {
      self = .jpeg
    } else if start.starts(with: "GIF8".utf8) {
      self = .gif
    } else if start.starts(with: "RIFF".utf8), start.suffix(4).elementsEqual("WEBP".utf8) {
      self = .webp
    } else if start.starts(with: "%PDF-".utf8) {
      self = .pdf
    } else if begins(0x1F, 0x8B) {
      self = .gzip
    } else if begins(0x50, 0x4B, 0x03, 0x04) {
      self = .zip
    } else {
      return nil
    }
  }

  /// As a person would name it.
  var name: String {
    switch self {
    case .png: "a PNG picture"
    case .jpeg: "a JPEG picture"
    case .gif: "a GIF picture"
    case .webp: "a WebP picture"
    case .pdf: "a PDF document"
    case .gzip: "compressed data (gzip)"
    case .zip: "a ZIP archive"
    }
  }
}
