import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import { startLivekitPeer } from "../../../testkit/src/livekitPeer.ts";
import { startMeasured } from "../measuredProcess.ts";
import { processCpuMs } from "../processCpu.ts";
import type { BenchResult } from "../result.ts";
import { type CrowdPlan, type MediaAddress, startMediaCrowd } from "./mediaCrowd.ts";

const WARM_UP_MS = 5000;
const MEASURE_MS = 10_000;
const MOST_RATIO = 1;
/** Delivered packets may differ by this share: with a larger difference, the cost per packet is not comparable. */
const MOST_DIFFERENCE = 0.02;

const PLANS = [
  { name: "20 voices to all", plan: { people: 20, cameras: 0 } },
  { name: "5 cameras to 20", plan: { people: 20, cameras: 5 } },
] as const;

interface Results {
  cores: number;
  packetsPerSecond: number;
  microsecondsPerPacket: number;
}

/** The same crowds on our media server and, if there is one, on a livekit-server, one after the other. */
export async function sfuBench(): Promise<BenchResult> {
  const rows: string[][] = [];
  const verdicts: { says: string; holds: boolean }[] = [];
  for (const { name, plan } of PLANS) {
    const own = await measureOwn(plan);
    const peer = await measurePeer(plan);
    rows.push(row(name, "ours", own));
    verdicts.push({ says: `${name}: below one core`, holds: own.cores < 1 });
    if (!peer) continue;
    verdicts.push(deliverTheSame(name, own, peer));
    const ratio = own.microsecondsPerPacket / peer.microsecondsPerPacket;
    rows.push(row(name, "livekit-server", peer));
    const says = `${name}: at most ${MOST_RATIO.toFixed(1)} times the CPU of livekit-server (${ratio.toFixed(2)} times)`;
    verdicts.push({ says, holds: ratio <= MOST_RATIO });
  }
  return {
    title: "Media: 20 people, voices and cameras",
    says: "CPU of the media server alone; the robots join as LiveKit clients do and send and open real encrypted packets, in another process. The cameras send three layers (simulcast), tell their clocks once a second, and everybody gets the best layer of each.",
    columns: ["crowd", "server", "cores", "packets/s to people", "µs of CPU a packet"],
    rows,
    verdicts,
  };
}

/** A server that forwards a smaller layer receives as many packets, but delivers fewer. */
function deliverTheSame(name: string, own: Results, peer: Results): { says: string; holds: boolean } {
  const delivered = [own, peer].map(({ packetsPerSecond }) => packetsPerSecond.toFixed(0)).join(" and ");
  const difference = Math.abs(own.packetsPerSecond / peer.packetsPerSecond - 1);
  return { says: `${name}: both deliver the same (${delivered} packets/s)`, holds: difference <= MOST_DIFFERENCE };
}

async function measureOwn(plan: CrowdPlan): Promise<Results> {
  const secret = randomBytes(32).toString("hex");
  const file = fileURLToPath(new URL("./ownMediaServer.ts", import.meta.url));
  const server = await startMeasured(file, { MEDIA_SECRET: secret });
  const address = { url: `ws://127.0.0.1:${server.said.port}`, apiKey: "bench", apiSecret: secret };
  const results = await measure({ address, plan, cpuMs: () => server.cpuMs() });
  await server.stop();
  return results;
}

async function measurePeer(plan: CrowdPlan): Promise<Results | null> {
  const peer = await startLivekitPeer().catch(() => null);
  if (!peer) return null;
  const { LIVEKIT_URL, LIVEKIT_KEY, LIVEKIT_SECRET } = peer.env;
  const address = { url: LIVEKIT_URL, apiKey: LIVEKIT_KEY, apiSecret: LIVEKIT_SECRET };
  const results = await measure({ address, plan, cpuMs: async () => processCpuMs(peer.pid) });
  peer.stop();
  return results;
}

interface Measurement {
  address: MediaAddress;
  plan: CrowdPlan;
  cpuMs(): Promise<number>;
}

async function measure({ address, plan, cpuMs }: Measurement): Promise<Results> {
  const crowd = await startMediaCrowd(address, plan);
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

function row(crowd: string, server: string, results: Results): string[] {
  return [
    crowd,
    server,
    results.cores.toFixed(2),
    results.packetsPerSecond.toFixed(0),
    results.microsecondsPerPacket.toFixed(1),
  ];
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
