#include <libxml/xmlversion.h>
/* Where libxml2 is built with ICU, its headers bring ICU's in, which clash with Foundation's own.
   Only the encoding handlers' struct depends on it, and nobody here looks into one. */
#undef LIBXML_ICU_ENABLED
#include <iconv.h>
#include <libxml/HTMLparser.h>
#include <libxml/parser.h>
#include <libxml/tree.h>
