// What fetching many addresses at once takes, once for a libcurl that is linked, and once for one that
// is loaded when it's needed.
#pragma once
#include <curl/curl.h>
#include <dlfcn.h>

struct curl_calls {
  __typeof__(curl_easy_init) *easy_init;
  __typeof__(curl_easy_cleanup) *easy_cleanup;
  __typeof__(curl_easy_setopt) *easy_setopt;
  __typeof__(curl_easy_getinfo) *easy_getinfo;
  __typeof__(curl_multi_init) *multi_init;
  __typeof__(curl_multi_setopt) *multi_setopt;
  __typeof__(curl_multi_add_handle) *multi_add_handle;
  __typeof__(curl_multi_remove_handle) *multi_remove_handle;
  __typeof__(curl_multi_perform) *multi_perform;
  __typeof__(curl_multi_poll) *multi_poll;
  __typeof__(curl_multi_info_read) *multi_info_read;
};

static inline struct curl_calls linked_curl(void) {
  struct curl_calls calls = {
      curl_easy_init,     curl_easy_cleanup, curl_easy_setopt,         curl_easy_getinfo,
      curl_multi_init,    curl_multi_setopt, curl_multi_add_handle,    curl_multi_remove_handle,
      curl_multi_perform, curl_multi_poll,   curl_multi_info_read};
  return calls;
}

#define LOAD(name) (__typeof__(curl_##name) *)dlsym(library, "curl_" #name)

static inline struct curl_calls load_curl(void) {
  void *library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
  if (!library) library = dlopen("/usr/lib/libcurl.4.dylib", RTLD_NOW | RTLD_LOCAL);
  struct curl_calls calls = {
      LOAD(easy_init),     LOAD(easy_cleanup),     LOAD(easy_setopt),
      LOAD(easy_getinfo),  LOAD(multi_init),       LOAD(multi_setopt),
      LOAD(multi_add_handle), LOAD(multi_remove_handle), LOAD(multi_perform),
      LOAD(multi_poll),    LOAD(multi_info_read)};
  return calls;
}

static inline size_t count_bytes(char *bytes, size_t size, size_t count, void *total) {
  *(size_t *)total += size * count;
  return size * count;
}

// Fetches every address, `width` at once; answers how many bytes came, decoded, or 0 if one failed.
static inline size_t fetch_all(
    struct curl_calls curl, char *const *addresses, size_t count, long width) {
  CURLM *multi = curl.multi_init();
  size_t total = 0, next = 0, done = 0;
  int failed = 0, running = 0, left = 0;
  while (done < count) {
    while (next < count && next - done < (size_t)width) {
      CURL *easy = curl.easy_init();
      curl.easy_setopt(easy, CURLOPT_URL, addresses[next++]);
      curl.easy_setopt(easy, CURLOPT_ACCEPT_ENCODING, "");
      curl.easy_setopt(easy, CURLOPT_WRITEFUNCTION, count_bytes);
      curl.easy_setopt(easy, CURLOPT_WRITEDATA, &total);
      curl.easy_setopt(easy, CURLOPT_FAILONERROR, 1L);
      curl.multi_add_handle(multi, easy);
    }
    curl.multi_perform(multi, &running);
    for (CURLMsg *message; (message = curl.multi_info_read(multi, &left));) {
      CURL *easy = message->easy_handle;
      failed |= message->data.result != CURLE_OK;
      curl.multi_remove_handle(multi, easy);
      curl.easy_cleanup(easy);
      done++;
    }
    if (running) curl.multi_poll(multi, NULL, 0, 1000, NULL);
  }
  return failed ? 0 : total;
}
