// libcurl's types, and its functions loaded at run time: a process that fetches nothing shall not
// pay for the thirty libraries that libcurl brings ("Why feeds are fetched by libcurl" has figures).
#pragma once
#include <curl/curl.h>
#include <dlfcn.h>

#define CURL_FUNCTIONS(F)                                                                          \
  F(global_init)                                                                                   \
  F(easy_init)                                                                                     \
  F(easy_cleanup)                                                                                  \
  F(easy_setopt)                                                                                   \
  F(easy_getinfo)                                                                                  \
  F(easy_strerror)                                                                                 \
  F(slist_append)                                                                                  \
  F(slist_free_all)                                                                                \
  F(multi_init)                                                                                    \
  F(multi_setopt)                                                                                  \
  F(multi_cleanup)                                                                                 \
  F(multi_add_handle)                                                                              \
  F(multi_remove_handle)                                                                           \
  F(multi_perform)                                                                                 \
  F(multi_poll)                                                                                    \
  F(multi_wakeup)                                                                                  \
  F(multi_info_read)

// One pointer for each function, by its name without `curl_`. Nothing changes them once they are
// loaded, so that threads can share them.
struct __attribute__((swift_attr("@Sendable"))) curl_functions {
#define CURL_FUNCTION_POINTER(name) __typeof__(curl_##name) *name;
  CURL_FUNCTIONS(CURL_FUNCTION_POINTER)
#undef CURL_FUNCTION_POINTER
};

// Fills in every pointer from the library at the path; answers NULL, or what is wrong.
static inline const char *curl_functions_load(struct curl_functions *functions, const char *path) {
  void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (!library) return dlerror();
#define CURL_LOAD_FUNCTION(name)                                                                   \
  functions->name = (__typeof__(curl_##name) *)dlsym(library, "curl_" #name);                      \
  if (!functions->name) return dlerror();
  CURL_FUNCTIONS(CURL_LOAD_FUNCTION)
#undef CURL_LOAD_FUNCTION
  return NULL;
}

// Since libcurl 7.87; headers older than that don't name it.
static const CURLoption curl_option_quick_exit = (CURLoption)(CURLOPTTYPE_LONG + 322);

// Swift calls no variadic functions: one wrapper for each type of argument.

static inline CURLcode curl_set_long(
    const struct curl_functions *functions, CURL *easy, CURLoption option, long value) {
  return functions->easy_setopt(easy, option, value);
}

static inline CURLcode curl_set_string(
    const struct curl_functions *functions, CURL *easy, CURLoption option, const char *value) {
  return functions->easy_setopt(easy, option, value);
}

static inline CURLcode curl_set_pointer(
    const struct curl_functions *functions, CURL *easy, CURLoption option, void *value) {
  return functions->easy_setopt(easy, option, value);
}

static inline CURLcode curl_set_receiver(
    const struct curl_functions *functions, CURL *easy, CURLoption option,
    curl_write_callback value) {
  return functions->easy_setopt(easy, option, value);
}

static inline CURLcode curl_set_connected(
    const struct curl_functions *functions, CURL *easy, curl_prereq_callback value) {
  return functions->easy_setopt(easy, CURLOPT_PREREQFUNCTION, value);
}

static inline CURLMcode curl_limit_connections(
    const struct curl_functions *functions, CURLM *multi, long count) {
  return functions->multi_setopt(multi, CURLMOPT_MAX_TOTAL_CONNECTIONS, count);
}

static inline long curl_get_long(
    const struct curl_functions *functions, CURL *easy, CURLINFO info) {
  long value = 0;
  return functions->easy_getinfo(easy, info, &value) == CURLE_OK ? value : 0;
}

static inline const char *curl_get_string(
    const struct curl_functions *functions, CURL *easy, CURLINFO info) {
  const char *value = NULL;
  return functions->easy_getinfo(easy, info, &value) == CURLE_OK ? value : NULL;
}

// What a message says of a transfer that is done: the name of its union is C's alone.
static inline CURLcode curl_message_result(const CURLMsg *message) { return message->data.result; }
