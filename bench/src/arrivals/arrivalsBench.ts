import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RoomId, SpaceId } from "@atrium/contract";
import { spawnAtrium, type SpawnedAtrium } from "@atrium/testkit/spawnAtrium";
import { createWebCaller } from "@atrium/testkit/webCaller";
import type { WebSocket } from "ws";
import { processCpuMs } from "../processCpu.ts";
import type { BenchResult } from "../result.ts";
import { arrive, makeGuest, ticketOf } from "./guest.ts";

const PEOPLE = 5000;
const WAVE = 500;
/** Tickets are valid for half a minute: this many are requested at a time. */
const BATCH = 100;
const AT_ONCE = 20;
const REST_MS = 2000;
const LIMIT_MS = 1;
/** The later half of the waves costs at most this many times the earlier half; the first wave warms the program up. */
const FLAT_TIMES = 1.5;

interface Wave {
  inside: number;
  perSecond: number;
  /** CPU of the program's process per join, without what those already inside cost. */
  cpuMsAJoin: number;
  restCpuMsPerSecond: number;
  kilobytes: number;
}
interface Place {
  spaceId: SpaceId;
  roomId: RoomId;
}

/** 5,000 people enter a stage, wave after wave: what does each cost the program? */
export async function arrivalsBench(): Promise<BenchResult> {
  const folder = mkdtempSync(join(tmpdir(), "atrium-bench-"));
  const program = await spawnAtrium({ DATA_FOLDER: folder, TRUSTED_PROXIES: "127.0.0.1,::1" });
  const sockets: WebSocket[] = [];
  const waves: Wave[] = [];
  try {
    const url = `http://127.0.0.1:${program.port}`;
    const place = await makeStage(url);
    while (sockets.length < PEOPLE) waves.push(await wave({ program, url, place, sockets }));
  } finally {
    for (const socket of sockets) socket.removeAllListeners("close").terminate();
    program.kill("SIGTERM");
    await program.ended;
    rmSync(folder, { recursive: true, force: true });
  }
  return result(waves);
}

async function makeStage(url: string): Promise<Place> {
  const owner = createWebCaller(url, "10.255.0.1");
  const { spaceId } = await owner.done("tryForFree", { teamName: "Bench", spaceName: "Bench" });
  const { room } = await owner.done("createRoom", { spaceId, name: "Hall", type: "stage" });
  return { spaceId, roomId: room.id };
}

interface Scene {
  program: SpawnedAtrium;
  url: string;
  place: Place;
  sockets: WebSocket[];
}

/** Sessions and tickets are created before: their cost does not depend on how many are inside. */
async function wave({ program, url, place, sockets }: Scene): Promise<Wave> {
  const inside = sockets.length;
  const indexes = Array.from({ length: WAVE }, (_, at) => inside + at);
  const guests = await inTurns(indexes, (index) => makeGuest(url, index));
  const rest = await cost(program, () => new Promise((done) => setTimeout(done, REST_MS)));
  const joins = { cpuMs: 0, tookMs: 0 };
  let bytes = 0;
  for (let from = 0; from < WAVE; from += BATCH) {
    const batch = guests.slice(from, from + BATCH);
    const tickets = await inTurns(batch, (guest) => ticketOf(guest, place.spaceId));
    const spent = await cost(program, async () => {
      await inTurns([...batch.entries()], async ([at, guest]) => {
        const arrived = await arrive(guest, { ...place, ticket: tickets[at] ?? "" });
        sockets.push(arrived.socket);
        bytes += arrived.bytes;
      });
    });
    joins.cpuMs += spent.cpuMs;
    joins.tookMs += spent.tookMs;
  }
  const restCpuMsPerSecond = rest.cpuMs / (rest.tookMs / 1000);
  return {
    inside,
    perSecond: WAVE / (joins.tookMs / 1000),
    cpuMsAJoin: (joins.cpuMs - (restCpuMsPerSecond * joins.tookMs) / 1000) / WAVE,
    restCpuMsPerSecond,
    kilobytes: bytes / WAVE / 1000,
  };
}

async function cost(program: SpawnedAtrium, run: () => Promise<void>): Promise<{ cpuMs: number; tookMs: number }> {
  const [cpuMs, startMs] = [processCpuMs(program.pid), performance.now()];
  await run();
  return { cpuMs: processCpuMs(program.pid) - cpuMs, tookMs: performance.now() - startMs };
}

/** Starts everything in order, a limited number at a time. */
async function inTurns<Item, Done>(items: readonly Item[], run: (item: Item) => Promise<Done>): Promise<Done[]> {
  const waiting = items.entries();
  const done: Done[] = [];
  const worker = async (): Promise<void> => {
    for (const [at, item] of waiting) done[at] = await run(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return done;
}

function result(waves: readonly Wave[]): BenchResult {
  const warm = waves.slice(1);
  const most = Math.max(...warm.map((each) => each.cpuMsAJoin));
  const half = Math.floor(warm.length / 2);
  const times = meanCost(warm.slice(-half)) / meanCost(warm.slice(0, half));
  return {
    title: `Arrivals: ${PEOPLE} people into one stage`,
    says: `People come in waves of ${WAVE}, ${AT_ONCE} at a time, each with a ticket: socket, \`hello\`, \`joinRoom\`. CPU of the program's process, everything in it but the database; what keeping those inside costs meanwhile (measured at rest before each wave) is taken off. *bytes*: greeting and reply of one arrival.`,
    columns: ["inside before", "joins/s", "CPU ms a join", "CPU ms/s at rest", "kB a join"],
    rows: waves.map((each) => [
      String(each.inside),
      each.perSecond.toFixed(0),
      each.cpuMsAJoin.toFixed(2),
      each.restCpuMsPerSecond.toFixed(0),
      each.kilobytes.toFixed(0),
    ]),
    verdicts: [
      { says: `at most ${LIMIT_MS} ms a join (${most.toFixed(2)} ms)`, holds: most <= LIMIT_MS },
      {
        says: `flat: a join of the later half costs at most ${FLAT_TIMES} times one of the earlier (${times.toFixed(2)} times)`,
        holds: times <= FLAT_TIMES,
      },
    ],
  };
}

const meanCost = (waves: readonly Wave[]): number =>
  waves.reduce((sum, { cpuMsAJoin }) => sum + cpuMsAJoin, 0) / waves.length;
