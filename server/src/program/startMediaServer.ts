import { startMediaWorker } from "@atrium/media";
import type { MediaServer } from "@atrium/media";
import { keepWorker } from "./keepWorker.ts";
import type { OnExit } from "./keepWorker.ts";
import type { Clock } from "../platform/clock.ts";
import type { Config } from "../platform/config.ts";
import { freeTcpPort, freeUdpPort } from "../platform/freePort.ts";
import type { Log } from "../platform/log.ts";
import { ownAddresses } from "../platform/ownAddresses.ts";
import type { Secrets } from "../platform/secrets.ts";

/** How the program reaches the media server and what browsers are told of it. */
export interface MediaAccess {
  /** Server API and, for the built-in one, signalling; null while there is none. */
  serverUrl: () => string | null;
  /** Signalling address to relay /rtc to, which may start just now; null with an outside server. */
  relayUrl: () => Promise<string | null>;
  /** What browsers connect to: "" is the host of the page. */
  publicUrl: string;
  apiKey: string;
  apiSecret: string;
  /** Whether it keeps revoked tokens out itself. */
  revokesTokens: boolean;
  stop(): Promise<void>;
}

const EVERY_ADDRESS = "0.0.0.0";
/** Who knocks while the media server starts again waits so long: sooner inside than by knocking again and again. */
const RESTART_WAIT_MS = 5000;

interface MediaNeeds {
  config: Config;
  secrets: Secrets;
  clock: Clock;
  log: Log;
}

/** The configured LiveKit server, or the built-in one in a worker. Without media the rest of the program goes on. */
export async function startMediaServer({ config, secrets, clock, log }: MediaNeeds): Promise<MediaAccess> {
  const { livekit } = config;
  if (livekit !== null) {
    const { url, apiKey, apiSecret } = livekit;
    const serverUrl = url.replace(/^ws/, "http");
    const stop = () => Promise.resolve();
    return {
      serverUrl: () => serverUrl,
      relayUrl: () => Promise.resolve(null),
      publicUrl: url,
      apiKey,
      apiSecret,
      revokesTokens: false,
      stop,
    };
  }
  const worker = keepWorker((onExit) => startOnFreePorts(() => startWorker(config, secrets, onExit)), { clock, log });
  await worker.start();
  const serverUrl = () => worker.current()?.signalUrl ?? null;
  const relayUrl = async () => (await worker.whenRunning(RESTART_WAIT_MS))?.signalUrl ?? null;
  return { serverUrl, relayUrl, publicUrl: "", ...secrets.media, revokesTokens: true, stop: worker.stop };
}

/** Another program may take a port between the look and the binding: then look again. */
async function startOnFreePorts(start: () => Promise<MediaServer>, looks = 3): Promise<MediaServer> {
  try {
    return await start();
  } catch (error) {
    if (looks <= 1 || !String(error).includes("EADDRINUSE")) throw error;
    return startOnFreePorts(start, looks - 1);
  }
}

async function startWorker(config: Config, secrets: Secrets, onExit: OnExit): Promise<MediaServer> {
  // Firefox sends nothing to loopback: on the same machine it reaches the ports by the machine's other addresses.
  const bindAddress = config.isLoopback ? EVERY_ADDRESS : config.host;
  const { udpPort, tcpPort, announcedAddresses } = config.media;
  return startMediaWorker({
    ...secrets.media,
    bindAddress,
    signalPort: 0,
    udpPort: await freeUdpPort(bindAddress, udpPort),
    tcpPort: await freeTcpPort(bindAddress, tcpPort),
    announcedAddresses: config.isLoopback ? ownAddresses() : announcedAddresses,
    onExit,
  });
}
