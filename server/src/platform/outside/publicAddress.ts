import ipaddr from "ipaddr.js";

/** Addresses of a cloud's own services that look like public ones. */
const PLATFORM = new Set(["168.63.129.16"]);
/** The part of IPv6 that is assigned: the rest leads to IPv4, to private networks, or nowhere. */
const GLOBAL_V6 = ipaddr.parseCIDR("2000::/3");
/** For documentation; the library's list does not have this range. */
const DOCUMENTATION_V6 = ipaddr.parseCIDR("3fff::/20");

/**
 * Whether an address is public on the internet: not this machine's, its network's, a carrier's or a multicast one, nor
 * one that embeds another address, as IPv6 allows in several ways.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address) || address.includes("%")) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== "unicast") return false;
  if (parsed.kind() === "ipv4") return !PLATFORM.has(parsed.toString());
  return parsed.match(GLOBAL_V6) && !parsed.match(DOCUMENTATION_V6);
}
