import { networkInterfaces } from "node:os";

const LOOPBACK = "127.0.0.1";
/** There can be many virtual networks; a browser uses the first address that works. */
const MOST = 8;

/** The IPv4 addresses under which this machine can reach itself, loopback first. */
export function ownAddresses(interfaces = networkInterfaces()): string[] {
  const others = Object.values(interfaces).flatMap((addresses) =>
    (addresses ?? []).filter(({ family, internal }) => family === "IPv4" && !internal).map(({ address }) => address),
  );
  return [...new Set([LOOPBACK, ...others])].slice(0, MOST);
}
