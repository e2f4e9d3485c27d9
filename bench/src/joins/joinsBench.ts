// How long entering a space of the largest size takes: two hundred rooms and a thousand people, fifty joins a second.
// Robots and program share the machine.
import { loadavg, tmpdir } from "node:os";
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { inflateRawSync } from "node:zlib";
import { must } from "@atrium/contract";
import type { RoomId, SpaceId } from "@atrium/contract";
import { spawnAtrium } from "@atrium/testkit/spawnAtrium";
import { createWebCaller } from "@atrium/testkit/webCaller";
import type { WebSocket } from "ws";
import { arrive, makeGuest, ticketOf, type Guest } from "../arrivals/guest.ts";
import { processCpuMs } from "../processCpu.ts";
import type { BenchResult } from "../result.ts";
import { share } from "../share.ts";

const ROOMS = 200;
const INSIDE = 1000;
const JOINS_A_SECOND = 50;
const SECONDS = 20;
const WARM_UP_SECONDS = 3;
/** Everybody stays this long, so that the number of people inside stays about the same. */
const STAY_MS = 2000;
const AT_ONCE = 20;
const REST_MS = 1000;
const LIMIT_MS = 300;
const LIMIT_KB = 100;

interface Place {
  url: string;
  spaceId: SpaceId;
  rooms: readonly RoomId[];
}
interface Join {
  doorMs: number;
  joinMs: number;
}

/** Joins of a large space at a steady pace. */
export async function joinsBench(): Promise<BenchResult> {
  const folder = mkdtempSync(join(tmpdir(), "atrium-bench-"));
  const program = await spawnAtrium({ DATA_FOLDER: folder, TRUSTED_PROXIES: "127.0.0.1,::1" });
  const sockets = new Set<WebSocket>();
  try {
    const place = await makeSpace(`http://127.0.0.1:${program.port}`);
    const crowd = await inTurns(INSIDE, (index) => makeGuest(place.url, index));
    await inTurns(INSIDE, async (index) => {
      sockets.add((await come(must(crowd[index], "made before"), place, index)).socket);
    });
    const coming = await inTurns(JOINS_A_SECOND * (SECONDS + WARM_UP_SECONDS), (index) =>
      makeGuest(place.url, INSIDE + index),
    );
    const loadBefore = loadavg()[0] ?? 0;
    const cpuBefore = processCpuMs(program.pid);
    const { joins, snapshot } = await joinSteadily(coming, place);
    return result({
      joins: joins.slice(JOINS_A_SECOND * WARM_UP_SECONDS),
      cpuMsAJoin: (processCpuMs(program.pid) - cpuBefore) / joins.length,
      snapshot,
      loads: [loadBefore, loadavg()[0] ?? 0],
    });
  } finally {
    for (const socket of sockets) socket.removeAllListeners("close").terminate();
    program.kill("SIGTERM");
    await program.ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

async function makeSpace(url: string): Promise<Place> {
  const owner = createWebCaller(url, "10.255.0.1");
  const { spaceId } = await owner.done("tryForFree", { teamName: "Bench", spaceName: "Bench" });
  const { rooms } = await owner.done("listRooms", { spaceId });
  const ids = rooms.map(({ id }) => id);
  while (ids.length < ROOMS) {
    const made = await owner.call("createRoom", { spaceId, name: `Room ${ids.length + 1}`, type: "spatial" });
    if (made.value !== null) ids.push(made.value.room.id);
    // An account's calls are rate-limited, so creating the rooms may take a while.
    else if (made.code === "tooOftenAttempts") await wait(REST_MS);
    else throw new Error(`createRoom was refused: ${made.code}`);
  }
  return { url, spaceId, rooms: ids };
}

/** Enters the next room in turn. */
async function come(guest: Guest, { spaceId, rooms }: Place, index: number) {
  const began = performance.now();
  const ticket = await ticketOf(guest, spaceId);
  const knocked = performance.now();
  const arrived = await arrive(guest, { ticket, spaceId, roomId: must(rooms[index % rooms.length], "a room") });
  return { ...arrived, doorMs: knocked - began, joinMs: performance.now() - began };
}

/** Starts each join on schedule, even while earlier ones are pending: a slow program gets no lighter load. */
async function joinSteadily(coming: readonly Guest[], place: Place): Promise<{ joins: Join[]; snapshot: Buffer }> {
  const startMs = performance.now();
  let snapshot: Buffer = Buffer.alloc(0);
  const joins = coming.map(async (guest, index): Promise<Join> => {
    await wait(Math.max(0, startMs + (index * 1000) / JOINS_A_SECOND - performance.now()));
    const { socket, greeting, doorMs, joinMs } = await come(guest, place, index);
    if (greeting.length > snapshot.length) snapshot = greeting;
    setTimeout(() => socket.removeAllListeners("close").close(1000), STAY_MS);
    return { doorMs, joinMs };
  });
  return { joins: await Promise.all(joins), snapshot };
}

/** Runs a limited number at a time. */
async function inTurns<Done>(count: number, run: (index: number) => Promise<Done>): Promise<Done[]> {
  const indexes = Array.from({ length: count }, (_, at) => at).values();
  const done: Done[] = [];
  const worker = async (): Promise<void> => {
    for (const at of indexes) done[at] = await run(at);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return done;
}

interface Measured {
  joins: readonly Join[];
  /** Of the program without its database; includes notifying those inside and updating the media server. */
  cpuMsAJoin: number;
  /** The largest greeting, compressed. */
  snapshot: Buffer;
  loads: readonly [number, number];
}

function result({ joins, cpuMsAJoin, snapshot, loads }: Measured): BenchResult {
  const [packedKb, kb] = [snapshot.length / 1000, inflateRawSync(snapshot).length / 1000];
  const row = (name: string, of: keyof Join): string[] => {
    const values = joins.map((each) => each[of]);
    return [name, ...[0.5, 0.95, 1].map((part) => share(values, part).toFixed(0))];
  };
  const p95 = share(
    joins.map(({ joinMs }) => joinMs),
    0.95,
  );
  return {
    title: `Joins: ${JOINS_A_SECOND} a second into ${ROOMS} rooms with ${INSIDE} people`,
    says: `${ROOMS} rooms with ${INSIDE} people in them, ${JOINS_A_SECOND} more coming each second for ${SECONDS} s and going ${STAY_MS / 1000} s later, each into another room. Milliseconds from asking at the door (\`canJoinSpace\`) to its answer, and to the reply of \`joinRoom\`: ticket, socket, \`hello\`, snapshot and room. Robots, program and database share the machine; its load during the run: ${loads.map((load) => load.toFixed(1)).join(" to ")}. A join costs the program ${cpuMsAJoin.toFixed(1)} ms of CPU, telling all others of it and of the going included. The snapshot, all people and rooms: ${kb.toFixed(0)} kB, ${packedKb.toFixed(0)} kB on the wire.`,
    columns: ["step", "p50", "p95", "worst"],
    rows: [row("the door answers", "doorMs"), row("in the room", "joinMs")],
    verdicts: [
      { says: `p95 at most ${LIMIT_MS} ms to the room (${p95.toFixed(0)} ms)`, holds: p95 <= LIMIT_MS },
      {
        says: `the snapshot at most ${LIMIT_KB} kB on the wire (${packedKb.toFixed(0)} kB)`,
        holds: packedKb <= LIMIT_KB,
      },
    ],
  };
}
