import type { WebSocket } from "ws";
import { since, stampNow, type Dialect } from "./dialect.ts";

export interface CrowdOptions {
  rooms: number;
  peoplePerRoom: number;
  movesPerSecond: number;
  warmUpMs: number;
  /** The number of measured stretches and their length, one right after the other. */
  stretches: number;
  stretchMs: number;
  /** Called when measuring begins and at the end of each stretch. */
  onMark(): Promise<void>;
}

export interface CrowdResults {
  movesSent: number;
  messagesReceived: number;
  /** Milliseconds from a move to its arrival at a listener, sorted. Empty if the dialect cannot read them. */
  delaysMs: number[];
  /** CPU of the robots over wall time; a run above 0.8 measured the robots. */
  ownLoad: number;
}

interface Robot {
  socket: WebSocket;
  index: number;
  /** Moves are spread over the interval, like those of people. */
  offsetMs: number;
  /** One in each room. */
  isListener: boolean;
}

/**
 * Fills the rooms with robots that all walk at once, and listens with one robot in each room. Fails if one is
 * disconnected.
 */
export async function runCrowd(dialect: Dialect, options: CrowdOptions): Promise<CrowdResults> {
  const results: CrowdResults = { movesSent: 0, messagesReceived: 0, delaysMs: [], ownLoad: 0 };
  const robots = await enterAll(dialect, options);
  let measuring = false;
  const lost: number[] = [];
  for (const { socket } of robots) socket.once("close", (code) => lost.push(code));
  for (const robot of robots) listen(robot, dialect, () => (measuring ? results : null));
  const stopWalking = walk(robots, dialect, { options, results: () => (measuring ? results : null) });

  await pause(options.warmUpMs);
  await options.onMark();
  const cpuBefore = process.cpuUsage();
  const startedAtMs = performance.now();
  measuring = true;
  for (let stretch = 0; stretch < options.stretches; stretch++) {
    await pause(options.stretchMs);
    await options.onMark();
  }
  measuring = false;
  const used = process.cpuUsage(cpuBefore);
  results.ownLoad = (used.user + used.system) / 1000 / (performance.now() - startedAtMs);

  stopWalking();
  if (lost.length > 0) throw new Error(`${lost.length} robots were sent away, the first with ${lost[0]}`);
  for (const { socket } of robots) socket.terminate();
  results.delaysMs.sort((a, b) => a - b);
  return results;
}

async function enterAll(dialect: Dialect, { rooms, peoplePerRoom, movesPerSecond }: CrowdOptions): Promise<Robot[]> {
  const total = rooms * peoplePerRoom;
  const robots: Robot[] = [];
  for (let first = 0; first < total; first += 20) {
    const batch = Array.from({ length: Math.min(20, total - first) }, async (_, n) => {
      const index = first + n;
      const socket = await dialect.enter({ room: Math.floor(index / peoplePerRoom), index });
      const offsetMs = ((index * 7) % 30) * (1000 / movesPerSecond / 30);
      return { socket, index, offsetMs, isListener: index % peoplePerRoom === 0 };
    });
    robots.push(...(await Promise.all(batch)));
  }
  return robots;
}

function listen(robot: Robot, dialect: Dialect, results: () => CrowdResults | null): void {
  robot.socket.on("message", (message: Buffer) => {
    const into = results();
    if (!into) return;
    into.messagesReceived++;
    if (robot.isListener) for (const stamp of dialect.stamps(message)) into.delaysMs.push(since(stamp));
  });
}

function walk(
  robots: readonly Robot[],
  dialect: Dialect,
  { options, results }: { options: CrowdOptions; results: () => CrowdResults | null },
): () => void {
  const intervalMs = 1000 / options.movesPerSecond;
  const startedAtMs = performance.now();
  const due = robots.map((robot) => startedAtMs + robot.offsetMs);
  const step = (): void => {
    const nowMs = performance.now();
    for (const [at, robot] of robots.entries()) {
      if ((due[at] ?? 0) > nowMs) continue;
      due[at] = Math.max((due[at] ?? nowMs) + intervalMs, nowMs - intervalMs);
      robot.socket.send(dialect.move(stampNow(), robot.index));
      const into = results();
      if (into) into.movesSent++;
    }
  };
  const timer = setInterval(step, 1);
  const alive = setInterval(() => robots.forEach(({ socket }) => dialect.keepAlive?.(socket)), 10_000);
  return () => {
    clearInterval(timer);
    clearInterval(alive);
  };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
