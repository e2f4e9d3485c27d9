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

/** How the program reaches the media server and what browsers are told of it. */
export interface MediaAccess {
  /** Server API; null while there is none. */
  serverUrl: () => string | null;
  /** Signalling address to relay a request for /rtc to, which may start just now; null with an outside server. */
  relayUrl: (request: Pick<IncomingMessage, "url" | "headers">) => Promise<string | null>;
  /** What browsers connect to: "" is the host of the page. */
  publicUrl: string;
  apiKey: string;
  apiSecret: string;
  /** Whether it keeps revoked tokens out itself. */
  revokesTokens: boolean;
  /** What it was told of them, which it forgets when it starts again. */
  revocations: Revocations;
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

/** Another program may take a port between the look and the binding: then look again. */
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
  /** From 0 on. */
  number: number;
  onExit: OnExit;
}

/** Each worker has ports of its own: packets on a port shared by all would cross from thread to thread. */
async function startWorker({ config, secrets, revocations, number, onExit }: WorkerNeeds): Promise<MediaServer> {
  // Firefox sends nothing to loopback: on the same machine it reaches the ports by the machine's other addresses.
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

/** The first worker's UDP and TCP ports lie side by side, so the next one's lie two further. 0 stays any. */
const portOf = (first: number, number: number): number => (first === 0 ? 0 : first + 2 * number);
