import { randomBytes } from "node:crypto";
import { startLivekitPeer } from "../../../testkit/src/livekitPeer.ts";
import { startMeasured } from "../measuredProcess.ts";
import { processCpuMs } from "../processCpu.ts";
import type { BenchResult } from "../result.ts";
import { startAudioCrowd, type MediaAddress } from "./audioCrowd.ts";

const PEOPLE = 20;
const MEASURE_MS = 10_000;
const WARM_UP_MS = 5000;

interface Figures {
  cores: number;
  packetsPerSecond: number;
  microsecondsPerPacket: number;
}

/** 20 people who all speak and all hear each other, on our media server and on a livekit-server where there is one. */
export async function sfuBench(): Promise<BenchResult> {
  const own = await measureOwn();
  const peer = await measurePeer();
  const ratio = peer ? own.microsecondsPerPacket / peer.microsecondsPerPacket : null;
  return {
    title: `Media: ${PEOPLE} people all-to-all, audio`,
    says: "CPU of the media server alone; the robots join as LiveKit clients do and send and open real encrypted packets, in another process.",
    columns: ["server", "cores", "packets/s", "µs of CPU a packet"],
    rows: [row("ours", own), ...(peer ? [row("livekit-server", peer)] : [])],
    verdicts: [
      { says: "below one core", holds: own.cores < 1 },
      ...(ratio === null
        ? []
        : [{ says: `at most twice the CPU of livekit-server (${ratio.toFixed(2)} times)`, holds: ratio <= 2 }]),
    ],
  };
}

async function measureOwn(): Promise<Figures> {
  const secret = randomBytes(32).toString("hex");
  const server = await startMeasured(new URL("./ownMediaServer.ts", import.meta.url).pathname, {
    MEDIA_SECRET: secret,
  });
  const address = { url: `ws://127.0.0.1:${server.said.port}`, apiKey: "bench", apiSecret: secret };
  const figures = await measure(address, () => server.cpuMs());
  await server.stop();
  return figures;
}

async function measurePeer(): Promise<Figures | null> {
  const peer = await startLivekitPeer().catch(() => null);
  if (!peer) return null;
  const { LIVEKIT_URL, LIVEKIT_KEY, LIVEKIT_SECRET } = peer.env;
  const address = { url: LIVEKIT_URL, apiKey: LIVEKIT_KEY, apiSecret: LIVEKIT_SECRET };
  const figures = await measure(address, async () => processCpuMs(peer.pid));
  peer.stop();
  return figures;
}

async function measure(address: MediaAddress, cpuMs: () => Promise<number>): Promise<Figures> {
  const crowd = await startAudioCrowd(address, PEOPLE);
  await pause(WARM_UP_MS);
  const [cpuBefore, packetsBefore, startedAtMs] = [await cpuMs(), crowd.packetsReceived(), performance.now()];
  await pause(MEASURE_MS);
  const [cpu, packets] = [(await cpuMs()) - cpuBefore, crowd.packetsReceived() - packetsBefore];
  const seconds = (performance.now() - startedAtMs) / 1000;
  crowd.stop();
  return {
    cores: cpu / 1000 / seconds,
    packetsPerSecond: packets / seconds,
    microsecondsPerPacket: (cpu * 1000) / packets,
  };
}

function row(name: string, figures: Figures): string[] {
  return [
    name,
    figures.cores.toFixed(2),
    figures.packetsPerSecond.toFixed(0),
    figures.microsecondsPerPacket.toFixed(1),
  ];
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
