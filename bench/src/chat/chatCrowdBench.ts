// How soon a message to a whole space reaches everybody in it, compared with the simplest server, which stores nothing.
// Both are driven by the same robots in the same run.
import { newId } from "@atrium/contract";
import type { ChatClientId, RequestId, RoomId, SpaceId } from "@atrium/contract";
import { spawnAtrium } from "@atrium/testkit/spawnAtrium";
import { createWebCaller } from "@atrium/testkit/webCaller";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { WebSocket } from "ws";
import { arrive, makeGuest, ticketOf } from "../arrivals/guest.ts";
import { startMeasured } from "../measuredProcess.ts";
import { processCpuMs } from "../processCpu.ts";
import type { BenchResult } from "../result.ts";
import { share } from "../share.ts";

const PEOPLE = 1000;
const WRITERS = 20;
const MESSAGES_A_SECOND = 20;
const WARM_UP_S = 5;
const MEASURED_S = 30;
const MOST_MS = 150;
const AT_ONCE = 10;

interface Crowd {
  server: string;
  sockets: readonly WebSocket[];
  /** Sends one message as a writer. */
  write: (socket: WebSocket, content: string) => void;
  cpuMs: () => Promise<number>;
  stop: () => Promise<void>;
}
interface Measured {
  server: string;
  sent: number;
  heard: number;
  delays: number[];
  cpuMsPerSecond: number;
  ownCores: number;
}

/** A thousand people in a space receive twenty messages a second. */
export async function chatCrowdBench(): Promise<BenchResult> {
  const load = [loadavg()[0] ?? 0];
  const naive = await measure(await naiveCrowd());
  const ours = await measure(await ownCrowd());
  load.push(loadavg()[0] ?? 0);
  const p99 = share(ours.delays, 0.99);
  return {
    title: `Chat of a space: ${PEOPLE} people, ${MESSAGES_A_SECOND} messages a second`,
    says: `${WRITERS} of them write in turn for ${MEASURED_S} s over their live connections; each message is stored and told to all. Milliseconds from a writer's send to everybody hearing it, the writer too, all in one process with the writers. *robots*: their own CPU. The machine's load before and after: ${load.map((each) => each.toFixed(1)).join(", ")}.`,
    columns: ["server", "messages", "heard", "p50 ms", "p99 ms", "worst ms", "CPU ms/s", "robots, cores"],
    rows: [naive, ours].map(({ server, sent, heard, delays, cpuMsPerSecond, ownCores }) => [
      server,
      String(sent),
      String(heard),
      share(delays, 0.5).toFixed(0),
      share(delays, 0.99).toFixed(0),
      share(delays, 1).toFixed(0),
      cpuMsPerSecond.toFixed(0),
      ownCores.toFixed(2),
    ]),
    verdicts: [
      { says: `p99 at most ${MOST_MS} ms (${p99.toFixed(0)} ms)`, holds: p99 <= MOST_MS },
      { says: "everybody hears every message", holds: ours.heard === ours.sent * PEOPLE },
    ],
  };
}

/** Messages contain their send time; so does the reply to the writer. */
const SENT_AT = /"content":"@(\d+\.\d+) /;
const REPLY = '{"type":"reply"';
async function measure(crowd: Crowd): Promise<Measured> {
  const delays: number[] = [];
  let [sent, heard, sinceMs] = [0, 0, Infinity];
  for (const socket of crowd.sockets)
    socket.on("message", (data: Buffer) => {
      const begins = data.toString("latin1", 0, 1500);
      const atMs = Number(SENT_AT.exec(begins)?.[1] ?? Number.NaN);
      if (!(atMs >= sinceMs) || begins.startsWith(REPLY)) return;
      heard += 1;
      delays.push(performance.now() - atMs);
    });
  const write = (at: number) => {
    const nowMs = performance.now();
    const writer = crowd.sockets[at % WRITERS];
    if (writer !== undefined)
      crowd.write(writer, `@${nowMs.toFixed(3)} Who brings the kites, and the string for them?`);
    if (nowMs >= sinceMs) sent += 1;
  };
  await writeFor(WARM_UP_S, write);
  sinceMs = performance.now();
  const [cpuBefore, ownBefore] = [await crowd.cpuMs(), process.cpuUsage()];
  await writeFor(MEASURED_S, write);
  const tookS = (performance.now() - sinceMs) / 1000;
  const own = process.cpuUsage(ownBefore);
  const cpuMsPerSecond = ((await crowd.cpuMs()) - cpuBefore) / tookS;
  await wait(1000);
  for (const socket of crowd.sockets) socket.removeAllListeners("close").terminate();
  await crowd.stop();
  return { server: crowd.server, sent, heard, delays, cpuMsPerSecond, ownCores: (own.user + own.system) / 1e6 / tookS };
}

async function writeFor(seconds: number, write: (at: number) => void): Promise<void> {
  const startMs = performance.now();
  for (let at = 0; at < seconds * MESSAGES_A_SECOND; at += 1) {
    await wait(Math.max(0, startMs + (at * 1000) / MESSAGES_A_SECOND - performance.now()));
    write(at);
  }
}

async function naiveCrowd(): Promise<Crowd> {
  const process = await startMeasured(fileURLToPath(new URL("naiveChatServer.ts", import.meta.url)));
  const sockets = await inTurns(async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${process.said.port}`, { perMessageDeflate: false });
    await once(socket, "message");
    return socket;
  });
  return {
    server: "naive re-broadcast",
    sockets,
    write: (socket, content) => socket.send(JSON.stringify({ content, name: "Robot" })),
    cpuMs: () => process.cpuMs(),
    stop: () => process.stop(),
  };
}

async function ownCrowd(): Promise<Crowd> {
  const folder = mkdtempSync(join(tmpdir(), "atrium-bench-"));
  const program = await spawnAtrium({ DATA_FOLDER: folder, TRUSTED_PROXIES: "127.0.0.1,::1" });
  const url = `http://127.0.0.1:${program.port}`;
  const { spaceId, roomId } = await aStage(url);
  const sockets = await inTurns(async (index) => {
    const guest = await makeGuest(url, index);
    const { socket } = await arrive(guest, { spaceId, roomId, ticket: await ticketOf(guest, spaceId) });
    return socket;
  });
  return {
    server: "Atrium",
    sockets,
    write(socket, content) {
      const input = { spaceId, clientId: newId<ChatClientId>(), content };
      socket.send(JSON.stringify({ type: "call", id: newId<RequestId>(), operation: "postSpaceChatMessage", input }));
    },
    cpuMs: async () => processCpuMs(program.pid),
    async stop() {
      program.kill("SIGTERM");
      await program.ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function aStage(url: string): Promise<{ spaceId: SpaceId; roomId: RoomId }> {
  const owner = createWebCaller(url, "10.255.0.1");
  const { spaceId } = await owner.done("tryForFree", { teamName: "Bench", spaceName: "Bench" });
  const { room } = await owner.done("createRoom", { spaceId, name: "Hall", type: "stage" });
  return { spaceId, roomId: room.id };
}

async function inTurns(come: (index: number) => Promise<WebSocket>): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  for (let from = 0; from < PEOPLE; from += AT_ONCE)
    sockets.push(...(await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => come(from + at)))));
  return sockets;
}
