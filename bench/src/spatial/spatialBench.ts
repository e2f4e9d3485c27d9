import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { spawnAtrium } from "@atrium/testkit/spawnAtrium";
import { startMeasured } from "../measuredProcess.ts";
import { processCpuMs } from "../processCpu.ts";
import type { BenchResult } from "../result.ts";
import { atriumDialect } from "./atriumDialect.ts";
import { colyseusDialect } from "./colyseusDialect.ts";
import { runCrowd, type CrowdResults } from "./crowd.ts";
import type { Dialect } from "./dialect.ts";
import { naiveDialect } from "./naiveDialect.ts";

/** Warm-up until the compiler has optimized what runs. */
const CROWD = { peoplePerRoom: 50, movesPerSecond: 30, warmUpMs: 60_000, stretches: 3, stretchMs: 10_000 };
const P99_LIMIT_MS = 40;
const ROOMS = 20;

interface Server {
  dialect: Dialect;
  cpuMs(): Promise<number>;
  stop(): Promise<void>;
}
interface Measured extends CrowdResults {
  name: string;
  rooms: number;
  cpuMsPerSecond: number;
}

/** 50 people per room who all walk at 30 Hz: the real program, naive re-broadcast, and Colyseus doing the same work. */
export async function spatialBench(): Promise<BenchResult> {
  const naive = await measure("naive re-broadcast", 1, () => startPeer("./naiveServer.ts", naiveDialect));
  const own = await measure("Atrium", 1, () => startOwn(1));
  const colyseus = await measure("Colyseus", 1, () => startPeer("./colyseusServer.ts", colyseusDialect));
  const ownMany = await measure("Atrium", ROOMS, () => startOwn(ROOMS));
  const colyseusMany = await measure("Colyseus", ROOMS, () => startPeer("./colyseusServer.ts", colyseusDialect));
  const timesAlone = naive.cpuMsPerSecond / own.cpuMsPerSecond;
  const times = (naive.cpuMsPerSecond * ROOMS) / ownMany.cpuMsPerSecond;
  const share = ownMany.cpuMsPerSecond / colyseusMany.cpuMsPerSecond;
  const p99 = percentile(ownMany.delaysMs, 0.99);
  return {
    title: "Spatial rooms: 50 people a room, 30 moves a second each",
    says: "CPU of the server's process, everything in it, the median of three stretches of 10 s after a minute of warming up. *p99*: from a robot's move to another robot of the room, both in one process. *robots*: their own CPU; a run above 0.8 cores measured the robots.",
    columns: ["server", "rooms", "CPU ms/s", "moves/s", "messages out/s", "p50 ms", "p99 ms", "robots, cores"],
    rows: [naive, own, colyseus, ownMany, colyseusMany].map(row),
    verdicts: [
      {
        says: `at least 8 times less CPU than naive, one room alone (${timesAlone.toFixed(1)} times)`,
        holds: timesAlone >= 8,
      },
      { says: `the same for a room among ${ROOMS} (${times.toFixed(1)} times)`, holds: times >= 8 },
      { says: `less CPU than Colyseus in ${ROOMS} rooms (${(share * 100).toFixed(0)} %)`, holds: share < 1 },
      { says: `p99 at most ${P99_LIMIT_MS} ms in ${ROOMS} rooms (${p99.toFixed(0)} ms)`, holds: p99 <= P99_LIMIT_MS },
    ],
  };
}

async function measure(name: string, rooms: number, start: () => Promise<Server>): Promise<Measured> {
  const server = await start();
  const marks: number[] = [];
  const results = await runCrowd(server.dialect, {
    ...CROWD,
    rooms,
    onMark: async () => void marks.push(await server.cpuMs()),
  });
  await server.stop();
  const stretches = marks.slice(1).map((mark, at) => mark - (marks[at] ?? mark));
  return { ...results, name, rooms, cpuMsPerSecond: median(stretches) / (CROWD.stretchMs / 1000) };
}

async function startPeer(file: string, dialectOf: (port: number) => Dialect): Promise<Server> {
  const peer = await startMeasured(fileURLToPath(new URL(file, import.meta.url)));
  return { dialect: dialectOf(peer.said.port), cpuMs: () => peer.cpuMs(), stop: () => peer.stop() };
}

async function startOwn(rooms: number): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), "atrium-bench-"));
  const program = await spawnAtrium({ DATA_FOLDER: folder });
  return {
    dialect: await atriumDialect(program.port, rooms),
    cpuMs: async () => processCpuMs(program.pid),
    async stop() {
      program.kill("SIGTERM");
      await program.ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function row(measured: Measured): string[] {
  const seconds = (CROWD.stretches * CROWD.stretchMs) / 1000;
  const delay = (share: number): string =>
    measured.delaysMs.length > 0 ? percentile(measured.delaysMs, share).toFixed(0) : "";
  return [
    measured.name,
    String(measured.rooms),
    measured.cpuMsPerSecond.toFixed(1),
    (measured.movesSent / seconds).toFixed(0),
    (measured.messagesReceived / seconds).toFixed(0),
    delay(0.5),
    delay(0.99),
    measured.ownLoad.toFixed(2),
  ];
}

const median = (values: readonly number[]): number =>
  percentile(
    values.toSorted((a, b) => a - b),
    0.5,
  );
const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
