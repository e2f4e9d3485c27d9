import { ipBytes } from "../ice/ipBytes.ts";

/** Linux's values; only there are C functions called. */
export const addressFamily = { ipv4: 2, ipv6: 10 } as const;
export type AddressFamily = (typeof addressFamily)[keyof typeof addressFamily];

export const longestSocketAddress = 28;

/** A `sockaddr_in` or `sockaddr_in6`; null for an address that needs a scope, which only the system can fill in. */
export function socketAddress(family: AddressFamily, { ip, port }: { ip: string; port: number }): Buffer | null {
  const bytes = ipBytes(ip);
  if (ip.includes("%") || (family === addressFamily.ipv4 && bytes.length !== 4)) return null;
  const out = Buffer.alloc(family === addressFamily.ipv4 ? 16 : longestSocketAddress);
  out.writeUInt16LE(family, 0);
  out.writeUInt16BE(port, 2);
  if (family === addressFamily.ipv4) bytes.copy(out, 4);
  else if (bytes.length === 16) bytes.copy(out, 8);
  else Buffer.concat([Buffer.from([0xff, 0xff]), bytes]).copy(out, 18);
  return out;
}
