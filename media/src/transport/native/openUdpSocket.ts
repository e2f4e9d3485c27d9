import { isIPv6 } from "node:net";
import { findCFunctions } from "./cFunctions.ts";
import { takeMemory } from "./packetMemory.ts";
import { addressFamily, socketAddress } from "./socketAddress.ts";

/** Constants of Linux's headers, the same on x64 and arm64. */
const socketType = { datagram: 2, notBlocking: 0o4000, closedByPrograms: 0o2000000 } as const;
const ipv6Only = { level: 41n, option: 26n } as const;
const intBytes = 4;

/** Structures are laid out here for these two platforms. */
export const isPlatformKnown = process.platform === "linux" && (process.arch === "x64" || process.arch === "arm64");

const system = isPlatformKnown ? findCFunctions({ socket: 3, setsockopt: 5, bind: 3, close: 1 }) : null;

/** Descriptor of a UDP socket bound there, for callers that need its number; null if that is impossible. */
export function openUdpSocket(at: { ip: string; port: number }): number | null {
  const family = isIPv6(at.ip) ? addressFamily.ipv6 : addressFamily.ipv4;
  const name = socketAddress(family, at);
  if (system === null || name === null) return null;
  const type = socketType.datagram | socketType.notBlocking | socketType.closedByPrograms;
  const descriptor = system.socket(BigInt(family), BigInt(type), 0n);
  if (descriptor < 0) return null;
  const [address, off] = [takeMemory(name.length), takeMemory(intBytes)];
  name.copy(address.bytes);
  const opened = BigInt(descriptor);
  // As in Node, `::` accepts IPv4 as well.
  if (family === addressFamily.ipv6) {
    system.setsockopt(opened, ipv6Only.level, ipv6Only.option, off.address, BigInt(intBytes));
  }
  if (system.bind(opened, address.address, BigInt(name.length)) === 0) return descriptor;
  system.close(opened);
  return null;
}
