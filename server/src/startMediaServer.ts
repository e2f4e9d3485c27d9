import { startMediaWorker } from "@atrium/media";
import type { MediaServer } from "@atrium/media";
import { createSocket } from "node:dgram";
import type { Config } from "./platform/config.ts";
import { isPortFree } from "./platform/http/listen.ts";
import type { Log } from "./platform/log.ts";
import type { Secrets } from "./platform/secrets.ts";

/** How the program reaches the media server and what browsers are told of it. */
export interface MediaAccess {
  /** Server API and, for the built-in one, signalling; null while there is none. */
  serverUrl: () => string | null;
  /** Signalling address to relay /rtc to; null with an outside server. */
  relayUrl: () => string | null;
  /** What browsers connect to: "" is the host of the page. */
  publicUrl: string;
  apiKey: string;
  apiSecret: string;
  stop(): Promise<void>;
}

const PORT_TRIES = 20;

/** The configured LiveKit server, or the built-in one in a worker. Without media the rest of the program goes on. */
export async function startMediaServer(config: Config, secrets: Secrets, log: Log): Promise<MediaAccess> {
  const { livekit } = config;
  if (livekit !== null) {
    const { url, apiKey, apiSecret } = livekit;
    const serverUrl = url.replace(/^ws/, "http");
    const stop = () => Promise.resolve();
    return { serverUrl: () => serverUrl, relayUrl: () => null, publicUrl: url, apiKey, apiSecret, stop };
  }
  let server = await startWorker(config, secrets, (reason) => {
    server = null;
    log.error({ reason }, "the media server ended");
  }).catch((error: unknown) => {
    log.error({ err: error }, "the media server did not start");
    return null;
  });
  return {
    serverUrl: () => server?.signalUrl ?? null,
    relayUrl: () => server?.signalUrl ?? null,
    publicUrl: "",
    ...secrets.media,
    stop: async () => server?.stop(),
  };
}

async function startWorker(
  config: Config,
  secrets: Secrets,
  onExit: (reason: string) => void,
): Promise<MediaServer | null> {
  const bindAddress = config.isLoopback ? "127.0.0.1" : config.host;
  const { udpPort, tcpPort, announcedAddresses } = config.media;
  return startMediaWorker({
    ...secrets.media,
    bindAddress,
    signalPort: 0,
    udpPort: await freePort(udpPort, (port) => isUdpPortFree(bindAddress, port)),
    tcpPort: await freePort(tcpPort, (port) => isPortFree(bindAddress, port)),
    announcedAddresses: config.isLoopback ? ["127.0.0.1"] : announcedAddresses,
    onExit,
  });
}

/** The wanted port or the next free one; 0 stays 0. */
async function freePort(wanted: number, isFree: (port: number) => Promise<boolean>): Promise<number> {
  if (wanted === 0) return 0;
  for (let port = wanted; port < wanted + 2 * PORT_TRIES; port += 2) if (await isFree(port)) return port;
  throw new Error(`No free port from ${wanted} on`);
}

function isUdpPortFree(host: string, port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createSocket("udp4");
    probe.once("error", () => done(false));
    probe.bind({ address: host, port, exclusive: true }, () => probe.close(() => done(true)));
  });
}
