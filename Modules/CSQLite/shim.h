#include <sqlite3.h>

/// Gives each connection memory for its first pages in one piece: `sqlite3_config`, whose variable arguments
/// Swift can't pass.
static inline int sqlite3_config_first_pages(int count) {
  return sqlite3_config(SQLITE_CONFIG_PAGECACHE, (void *)0, 0, count);
}
