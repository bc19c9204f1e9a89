#pragma once
#include <zlib.h>

// A macro in zlib, which Swift doesn't see.
static inline int zlib_inflate_init(z_stream *stream, int window_bits) {
  return inflateInit2(stream, window_bits);
}
