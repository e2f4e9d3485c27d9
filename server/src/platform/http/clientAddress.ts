import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";

/** Finds the network address of the person behind a request. */
export type ClientAddress = (request: IncomingMessage) => string;

/**
 * The address of the connection, unless it is a proxy of ours: then the last one of X-Forwarded-For that is not.
 * `trusted` holds addresses and networks (`10.0.0.0/8`); forwarded headers of anybody else are not believed.
 */
export function createClientAddress(trusted: readonly string[]): ClientAddress {
  const proxies = new BlockList();
  for (const entry of trusted) addTo(proxies, entry);
  const isProxy = (address: string) =>
    isIP(address) !== 0 && proxies.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
  return (request) => {
    let address = plain(request.socket.remoteAddress ?? "unknown");
    const forwarded = String(request.headers["x-forwarded-for"] ?? "")
      .split(",")
      .map((hop) => plain(hop.trim()));
    while (isProxy(address)) {
      const before = forwarded.pop();
      if (before === undefined || isIP(before) === 0) break;
      address = before;
    }
    return address;
  };
}

function addTo(list: BlockList, entry: string): void {
  const [address = "", prefix] = entry.split("/");
  const family = isIP(address) === 6 ? "ipv6" : "ipv4";
  if (prefix === undefined) list.addAddress(address, family);
  else list.addSubnet(address, Number(prefix), family);
}

/** An IPv4 address that came over an IPv6 socket, as IPv4. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, "");
