import { createSocket } from "node:dgram";
import { createServer } from "node:net";

/** Ports tried after the preferred one; every second, so that neighbouring TCP and UDP ports do not collide. */
const TRIES = 20;
const STEP = 2;

/** The preferred UDP port or the next free one; 0 stays 0, which means any. */
export const freeUdpPort = (host: string, wanted: number): Promise<number> =>
  firstFree(wanted, (port) => canBind(host, port));

/** The preferred TCP port or the next free one; 0 stays 0, which means any. */
export const freeTcpPort = (host: string, wanted: number): Promise<number> =>
  firstFree(wanted, (port) => canListen(host, port));

async function firstFree(wanted: number, isFree: (port: number) => Promise<boolean>): Promise<number> {
  if (wanted === 0) return 0;
  for (let port = wanted; port < wanted + TRIES * STEP; port += STEP) if (await isFree(port)) return port;
  throw new Error(`No free port from ${wanted} on`);
}

function canListen(host: string, port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once("error", () => done(false));
    probe.listen({ host, port }, () => probe.close(() => done(true)));
  });
}

function canBind(host: string, port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createSocket(host.includes(":") ? "udp6" : "udp4");
    probe.once("error", () => done(false));
    probe.bind({ address: host, port, exclusive: true }, () => probe.close(() => done(true)));
  });
}
