// libxml2's types, and its functions loaded at run time: a process that parses nothing shall not pay
// for libxml2 and what it brings ("Where a refresh's time and a store's room go" has figures).
#pragma once
#include <dlfcn.h>
#include <iconv.h>
#include <libxml/xmlversion.h>
/* Where libxml2 is built with ICU, its headers bring ICU's in, which clash with Foundation's own.
   Only the encoding handlers' struct depends on it, and nobody here looks into one. */
#undef LIBXML_ICU_ENABLED
#include <libxml/HTMLparser.h>
#include <libxml/parser.h>
#include <libxml/tree.h>

// The library whose structs these headers describe, and Debian's package: 2.14 laid them out anew.
#if LIBXML_VERSION < 21400
#define XML_LIBRARY_VERSION "2"
#define XML_APT_PACKAGE "libxml2"
#else
#define XML_LIBRARY_VERSION "16"
#define XML_APT_PACKAGE "libxml2-16"
#endif

#define XML_FUNCTIONS(F)                                                                           \
  F(htmlReadMemory)                                                                                \
  F(xmlCreatePushParserCtxt)                                                                       \
  F(xmlCtxtUseOptions)                                                                             \
  F(xmlDocGetRootElement)                                                                          \
  F(xmlFreeDoc)                                                                                    \
  F(xmlFreeParserCtxt)                                                                             \
  F(xmlInitParser)                                                                                 \
  F(xmlParseChunk)                                                                                 \
  F(xmlSAXUserParseMemory)                                                                         \
  F(xmlSetExternalEntityLoader)

// One pointer for each function, by its name. Nothing changes them once they are loaded, so that
// threads can share them.
struct __attribute__((swift_attr("@Sendable"))) xml_functions {
#define XML_FUNCTION_POINTER(name) __typeof__(name) *name;
  XML_FUNCTIONS(XML_FUNCTION_POINTER)
#undef XML_FUNCTION_POINTER
};

// Fills in every pointer from the library at the path; answers NULL, or what is wrong.
static inline const char *xml_functions_load(struct xml_functions *functions, const char *path) {
  void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (!library) return dlerror();
#define XML_LOAD_FUNCTION(name)                                                                    \
  functions->name = (__typeof__(name) *)dlsym(library, #name);                                     \
  if (!functions->name) return dlerror();
  XML_FUNCTIONS(XML_LOAD_FUNCTION)
#undef XML_LOAD_FUNCTION
  return NULL;
}
