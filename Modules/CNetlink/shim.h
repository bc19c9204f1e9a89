// What Linux has to say of its links, addresses and routes (rtnetlink(7)); nothing elsewhere.
#ifdef __linux__
#include <linux/if.h>
#include <linux/if_addr.h>
#include <linux/if_link.h>
#include <linux/netlink.h>
#include <linux/rtnetlink.h>
#endif
