import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";

/**
 * The network address of the person behind a request, for rate limits. For IPv6 it is a network: one customer gets up to
 * a /56.
 */
export type ClientAddress = (request: IncomingMessage) => string;

/**
 * The address of the connection, unless it is one of our proxies: then the last entry of X-Forwarded-For that is not.
 * `trusted` holds addresses and networks (`10.0.0.0/8`); forwarded headers from anybody else are ignored.
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
    return isIP(address) === 6 ? networkOf(address) : address;
  };
}

/** `X-Forwarded-For` for a forwarded request: every address it has come through so far. */
export function forwardedFor(request: IncomingMessage): string {
  const before = request.headers["x-forwarded-for"];
  return [...(before === undefined ? [] : [before].flat()), request.socket.remoteAddress ?? "unknown"].join(", ");
}

function addTo(list: BlockList, entry: string): void {
  const [address = "", prefix] = entry.split("/");
  const family = isIP(address) === 6 ? "ipv6" : "ipv4";
  if (prefix === undefined) list.addAddress(address, family);
  else list.addSubnet(address, Number(prefix), family);
}

/** The /56 of an IPv6 address: three groups and the upper byte of the fourth, zeros written out. */
function networkOf(address: string): string {
  const [head = "", tail] = address.split("::");
  const groups = head === "" ? [] : head.split(":");
  // A `::` stands for one or more groups of zeros; what follows it may still reach into the first half.
  const behind = tail === undefined || tail === "" ? [] : tail.split(/[:.]/);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - behind.length);
  const whole = [...groups, ...Array<string>(zeros).fill("0"), ...behind];
  const [first = 0, second = 0, third = 0, fourth = 0] = whole.slice(0, 4).map((group) => Number.parseInt(group, 16));
  const network = [first, second, third, fourth & UPPER_BYTE].map((group) => group.toString(16));
  return `${network.join(":")}::/56`;
}

const UPPER_BYTE = 0xff00;

/** An IPv4 address from an IPv6 socket, as IPv4. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, "");
