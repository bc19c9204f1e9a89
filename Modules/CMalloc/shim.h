// How glibc is told where memory comes from (mallopt(3)); nothing elsewhere.
#ifdef __linux__
#include <features.h>
#endif
#ifdef __GLIBC__
#include <malloc.h>
#endif
