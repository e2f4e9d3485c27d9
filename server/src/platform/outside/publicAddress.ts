import ipaddr from "ipaddr.js";

/** What reaches a cloud's own services though it looks like anybody's address. */
const PLATFORM = new Set(["168.63.129.16"]);
/** All that is given out of IPv6: what lies elsewhere leads to IPv4, to networks of one's own, or nowhere. */
const GLOBAL_V6 = ipaddr.parseCIDR("2000::/3");
/** For books: the range is newer than the list. */
const DOCUMENTATION_V6 = ipaddr.parseCIDR("3fff::/20");

/**
 * Whether an address is somebody's out on the internet: not this machine, its network, a carrier's, a group's, nor one
 * that carries another address inside, as IPv6 does in several ways.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address) || address.includes("%")) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== "unicast") return false;
  if (parsed.kind() === "ipv4") return !PLATFORM.has(parsed.toString());
  return parsed.match(GLOBAL_V6) && !parsed.match(DOCUMENTATION_V6);
}
