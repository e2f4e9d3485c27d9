import { networkInterfaces } from "node:os";

const LOOPBACK = "127.0.0.1";
/** Virtual networks can be many; a browser uses the first that works. */
const MOST = 8;

/** The IPv4 addresses by which programs of this machine reach it, loopback first. */
export function ownAddresses(interfaces = networkInterfaces()): string[] {
  const others = Object.values(interfaces).flatMap((addresses) =>
    (addresses ?? []).filter(({ family, internal }) => family === "IPv4" && !internal).map(({ address }) => address),
  );
  return [...new Set([LOOPBACK, ...others])].slice(0, MOST);
}
