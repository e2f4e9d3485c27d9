import type { IncomingMessage } from "node:http";
import { roomOfSignal, startMediaWorker, workerOfRoom } from "@atrium/media";
import type { MediaServer } from "@atrium/media";
import { startMediaFront } from "./mediaFront.ts";
import { keepWorker } from "./keepWorker.ts";
import type { OnExit } from "./keepWorker.ts";
import { Revocations } from "../live/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { Config } from "../platform/config.ts";
import { freeTcpPort, freeUdpPort } from "../platform/freePort.ts";
import type { Log } from "../platform/log.ts";
import { ownAddresses } from "../platform/ownAddresses.ts";
import type { Secrets } from "../platform/secrets.ts";

/** How the program reaches the media server, and what browsers are told about it. */
export interface MediaAccess {
  /** URL of the server API; null while there is none. */
  serverUrl: () => string | null;
  /** Signalling URL to relay a request for /rtc to, possibly waiting for a restart; null with an external server. */
  relayUrl: (request: Pick<IncomingMessage, "url" | "headers">) => Promise<string | null>;
  /** What browsers connect to: "" is the page's host. */
  publicUrl: string;
  apiKey: string;
  apiSecret: string;
  /** Whether it rejects revoked tokens itself. */
  revokesTokens: boolean;
  /** The revocations it was told, which it forgets when it restarts. */
  revocations: Revocations;
  stop(): Promise<void>;
}

const EVERY_ADDRESS = "0.0.0.0";
/** How long a client waits while the media server restarts: that is faster than retrying. */
const RESTART_WAIT_MS = 5000;

interface MediaNeeds {
  config: Config;
  secrets: Secrets;
  clock: Clock;
  log: Log;
}

/** The configured LiveKit server, or the built-in one in a worker. Without media the rest of the program still runs. */
export async function startMediaServer({ config, secrets, clock, log }: MediaNeeds): Promise<MediaAccess> {
  const { livekit } = config;
  const revocations = new Revocations(() => clock.nowMs());
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
      revocations,
      stop,
    };
  }
  const numbers = Array.from({ length: config.media.workers }, (_, number) => number);
  const workers = numbers.map((number) =>
    keepWorker((onExit) => startOnFreePorts(() => startWorker({ config, secrets, revocations, number, onExit })), {
      clock,
      log,
    }),
  );
  // One after another: each looks for free ports.
  for (const worker of workers) await worker.start();
  const numberOf = (room: string) => workerOfRoom(room, workers.length);
  const urls = workers.map((worker) => () => worker.current()?.signalUrl ?? null);
  const front = workers.length > 1 ? await startMediaFront({ urls, numberOf }) : null;
  return {
    serverUrl: front === null ? () => urls[0]?.() ?? null : () => front.url,
    relayUrl: async ({ url, headers }) => {
      const room = roomOfSignal(url ?? "", headers.authorization ?? "");
      const worker = workers[numberOf(room)];
      return (await worker?.whenRunning(RESTART_WAIT_MS))?.signalUrl ?? null;
    },
    publicUrl: "",
    ...secrets.media,
    revokesTokens: true,
    revocations,
    stop: async () => {
      await front?.stop();
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}

/** Another program may take a port between the check and the bind: then try again. */
async function startOnFreePorts(start: () => Promise<MediaServer>, looks = 3): Promise<MediaServer> {
  try {
    return await start();
  } catch (error) {
    if (looks <= 1 || !String(error).includes("EADDRINUSE")) throw error;
    return startOnFreePorts(start, looks - 1);
  }
}

interface WorkerNeeds {
  config: Config;
  secrets: Secrets;
  revocations: Revocations;
  /** Counted from 0. */
  number: number;
  onExit: OnExit;
}

/** Each worker has its own ports: packets on a shared port would have to cross between threads. */
async function startWorker({ config, secrets, revocations, number, onExit }: WorkerNeeds): Promise<MediaServer> {
  // Firefox sends no media to loopback: on the same machine it uses the machine's other addresses.
  const bindAddress = config.isLoopback ? EVERY_ADDRESS : config.host;
  const { udpPort, tcpPort, announcedAddresses } = config.media;
  return startMediaWorker({
    ...secrets.media,
    bindAddress,
    signalPort: 0,
    udpPort: await freeUdpPort(bindAddress, portOf(udpPort, number)),
    tcpPort: await freeTcpPort(bindAddress, portOf(tcpPort, number)),
    announcedAddresses: config.isLoopback ? ownAddresses() : announcedAddresses,
    revoked: revocations.list(),
    onExit,
  });
}

/** The first worker's UDP and TCP ports are adjacent, so the next one's are two higher. 0 stays any. */
const portOf = (first: number, number: number): number => (first === 0 ? 0 : first + 2 * number);
