// What a call over a live connection costs the program, by what is stored of it: CPU of its process and statements of
// its database. People take turns, so that nobody reaches their limit; the background load is measured first and
// subtracted.
import { must } from "@atrium/contract";
import type { RoomId, SpaceId } from "@atrium/contract";
import type { LiveClient } from "@atrium/testkit/liveClient";
import { createTestGuest } from "@atrium/testkit/testGuest";
import { fileURLToPath } from "node:url";
import { setTimeout as wait } from "node:timers/promises";
import { startMeasured, type Results, type MeasuredProcess } from "../measuredProcess.ts";
import type { BenchResult } from "../result.ts";

const PEOPLE = 8;
const ROUNDS = 25;
/** Each person makes one call in this time, below every limit. */
const ROUND_MS = 700;

interface Scene {
  server: MeasuredProcess<{ port: number }>;
  spaceId: SpaceId;
  rooms: readonly [RoomId, RoomId];
  people: readonly LiveClient[];
}
type Call = (person: LiveClient, scene: Scene, round: number) => Promise<Record<string, unknown>>;

/** Who makes it: everybody, or only the host. */
const CALLS: Record<string, { keeps: string; by: "all" | "host"; call: Call }> = {
  muteSelf: {
    keeps: "live",
    by: "all",
    call: (person, { rooms }, round) => person.call("muteSelf", { roomId: rooms[0], audioMuted: round % 2 === 0 }),
  },
  sendEmotion: {
    keeps: "live",
    by: "all",
    call: (person, { rooms }) => person.call("sendEmotion", { roomId: rooms[0], emotion: "👋" }),
  },
  joinRoom: {
    keeps: "live",
    by: "all",
    call: (person, { rooms, spaceId }, round) =>
      person.call("joinRoom", { spaceId, roomId: must(rooms[(round + 1) % 2], "one of two rooms") }),
  },
  updateRoom: {
    keeps: "record",
    by: "host",
    call: (person, { rooms }, round) => person.call("updateRoom", { roomId: rooms[0], name: `Round ${round}` }),
  },
};

/** CPU and statements of a mute, a reaction, a change of rooms and a rename. */
export async function callsBench(): Promise<BenchResult> {
  const scene = await arrange();
  await measure(scene, must(CALLS["muteSelf"], "a call").call, scene.people);
  const rest = await measure(scene, null, []);
  const rows: { name: string; keeps: string; cpuMs: number; statements: number }[] = [];
  for (const [name, { keeps, by, call }] of Object.entries(CALLS)) {
    const callers = by === "all" ? scene.people : scene.people.slice(0, 1);
    const spent = await measure(scene, call, callers);
    const calls = callers.length * ROUNDS;
    rows.push({
      name,
      keeps,
      cpuMs: (spent.cpuMs - rest.cpuMs) / calls,
      statements: (spent.count - rest.count) / calls,
    });
  }
  for (const person of scene.people) person.close();
  await scene.server.stop();
  const live = rows.filter(({ keeps }) => keeps === "live");
  return {
    title: "Calls",
    says: `${PEOPLE} people in a room, each call made ${PEOPLE * ROUNDS} times over live connections (the renaming by the host alone) and heard by all of them: what one costs the program, its patches to everybody included.`,
    columns: ["call", "keeps", "CPU, ms", "statements"],
    rows: rows.map(({ name, keeps, cpuMs, statements }) => [name, keeps, cpuMs.toFixed(2), statements.toFixed(1)]),
    verdicts: [
      { says: "live calls ask the database nothing", holds: live.every(({ statements }) => statements < 0.1) },
      { says: "a recorded call makes at most 14 statements", holds: rows.every(({ statements }) => statements <= 14) },
    ],
  };
}

/** Fails on a refusal, which would cost less than what is measured. */
function succeed(reply: Record<string, unknown>): void {
  if (!("success" in reply)) throw new Error(`refused: ${JSON.stringify(reply)}`);
}

/** Everybody in the first room; the first of them is its host. */
async function arrange(): Promise<Scene> {
  const server = await startMeasured<{ port: number }>(fileURLToPath(new URL("callsServer.ts", import.meta.url)));
  const url = `http://127.0.0.1:${server.said.port}`;
  const owner = await createTestGuest(url, "Owner");
  const { spaceId } = await owner.web.done("tryForFree", { teamName: "Bench", spaceName: "Bench" });
  const { rooms } = await owner.web.done("listRooms", { spaceId });
  const ids = rooms.filter(({ type }) => type !== "stage").map(({ id }) => id);
  const host = await owner.enter(spaceId);
  const guests = await Promise.all(
    Array.from({ length: PEOPLE - 1 }, async (_, index) =>
      (await createTestGuest(url, `Guest ${index}`)).enter(spaceId),
    ),
  );
  const people = [host, ...guests];
  const [first, second] = [must(ids[0], "a room"), must(ids[1], "two rooms")];
  for (const person of people) await person.join(first);
  return { server, spaceId, rooms: [first, second], people };
}

/** The cost of some rounds of a call, or of the same time without any. */
async function measure(scene: Scene, call: Call | null, callers: readonly LiveClient[]): Promise<Results> {
  const before = await scene.server.results();
  for (let round = 0; round < ROUNDS; round += 1) {
    const calls = call === null ? [] : callers.map(async (person) => succeed(await call(person, scene, round)));
    await Promise.all([...calls, wait(ROUND_MS)]);
  }
  const after = await scene.server.results();
  return { cpuMs: after.cpuMs - before.cpuMs, count: after.count - before.count };
}
