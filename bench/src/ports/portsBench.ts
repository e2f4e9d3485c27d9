import { createSocket } from "node:dgram";
import { fileURLToPath } from "node:url";
import { startMeasured } from "../measuredProcess.ts";
import type { BenchResult } from "../result.ts";

const PACKETS_PER_SECOND = 4000;
const PACKET_BYTES = 200;
const WARM_UP_MS = 2000;
const MEASURE_MS = 5000;
const PERIOD_MS = 10;

interface Results {
  packets: number;
  microsecondsPerPacket: number;
}

/** What a thread's packets cost with its own port, and through one port for all threads. */
export async function portsBench(): Promise<BenchResult> {
  const [own, hub] = [await measure("own"), await measure("hub")];
  const ratio = hub.microsecondsPerPacket / own.microsecondsPerPacket;
  return {
    title: "Ports of media threads",
    says: `${PACKETS_PER_SECOND} packets a second of ${PACKET_BYTES} bytes to a worker thread and back, nothing else done with them; CPU of the whole process.`,
    columns: ["the port is", "packets back", "µs of CPU a packet, there and back"],
    rows: [row("the thread's own", own), row("a hub's, for all threads", hub)],
    verdicts: [{ says: `a port of its own costs less (the hub ${ratio.toFixed(2)} times)`, holds: ratio > 1 }],
  };
}

async function measure(mode: "own" | "hub"): Promise<Results> {
  const file = fileURLToPath(new URL("./portsServer.ts", import.meta.url));
  const server = await startMeasured(file, { PORTS_MODE: mode });
  const socket = createSocket({ type: "udp4", recvBufferSize: 4_000_000 });
  let back = 0;
  socket.on("message", () => back++);
  const stopSending = pour(() => socket.send(Buffer.alloc(PACKET_BYTES, 7), server.said.port, "127.0.0.1"));
  await passes(WARM_UP_MS);
  const [from, cpuMs] = [back, await server.cpuMs()];
  await passes(MEASURE_MS);
  const [packets, usedMs] = [back - from, (await server.cpuMs()) - cpuMs];
  stopSending();
  socket.close();
  await server.stop();
  return { packets, microsecondsPerPacket: (usedMs * 1000) / packets };
}

/** A number per second on average, however late a timer is. */
function pour(send: () => void): () => void {
  const startedAtMs = performance.now();
  let sent = 0;
  const timer = setInterval(() => {
    const due = ((performance.now() - startedAtMs) * PACKETS_PER_SECOND) / 1000;
    for (; sent < due; sent++) send();
  }, PERIOD_MS);
  return () => clearInterval(timer);
}

const passes = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

const row = (name: string, { packets, microsecondsPerPacket }: Results): string[] => [
  name,
  String(packets),
  microsecondsPerPacket.toFixed(1),
];
