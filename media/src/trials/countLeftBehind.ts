import { queryObjects } from "node:v8";
import { Participant } from "../room/participant.ts";
import { Subscription } from "../room/track/subscription.ts";
import { ForwardedTrack } from "../rtp/down/forwardedTrack.ts";
import { ReceivedLayer } from "../rtp/up/receivedLayer.ts";
import { SignalSocket } from "../signal/signalSocket.ts";
import { type Certificate, createCertificate } from "../transport/dtls/certificate.ts";
import { LitePeerTransport } from "../transport/litePeerTransport.ts";
import { DataChannels } from "../transport/sctp/dataChannels.ts";
import { SrtpSession } from "../transport/srtp/srtpSession.ts";
import { MediaRobot } from "./mediaRobot.ts";
import { type MediaTrial, startMediaTrial } from "./mediaTrial.ts";

// A separate program: one person stays, thirty join and leave, and it prints what remains of them.
//
// Counting walks the heap and blocks everything else. In a test process that has loaded the whole server, on a busy
// machine, it can take so long that the server gives up the person who stays.

const ROUNDS = 6;
const PEOPLE = 5;
/** A finished handshake keeps its peer alive for half a second. */
const LOOK_EVERY_MS = 500;
/** Everything temporary is gone after half as many checks; what is still there is a leak. */
const MOST_LOOKS = 120;

type Left = [kind: string, more: number][];

process.stdout.write(JSON.stringify(await countLeftBehind(await startMediaTrial(), await createCertificate())));
process.exit();

/** By kind, how many more there are than before; empty if nothing remains. */
async function countLeftBehind(trial: MediaTrial, certificate: Certificate): Promise<Left> {
  const join = async (index: number): Promise<MediaRobot> =>
    MediaRobot.join({ url: trial.url, token: await trial.token(`robot-${index}`, "crowd"), certificate, index });
  const here = async () => (await trial.api.listParticipants("crowd")).map(({ identity }) => identity);
  const stays = await join(0);
  await visit(stays, join, true);
  await look(async () => (await here()).length === 1);
  await untilStill();
  const before = await alive();
  for (let round = 1; round <= ROUNDS; round++) await visit(stays, join, round === ROUNDS);
  let left: Left = [];
  await look(async () => {
    const people = await here();
    if (!people.includes("robot-0")) throw new Error("Whoever should stay has been given up for dead");
    left = people.length === 1 ? await moreThan(before) : [[`in the room: ${people.join(", ")}`, people.length - 1]];
    return left.length === 0;
  });
  stays.leave();
  return left;
}

/** A few people join, hear each other, and leave. */
async function visit(stays: MediaRobot, join: (index: number) => Promise<MediaRobot>, isLast: boolean): Promise<void> {
  const robots = await Promise.all(Array.from({ length: PEOPLE }, (_, index) => join(index + 1)));
  const haveHeard = await look(() => {
    for (const robot of [stays, ...robots]) robot.speak();
    return robots.every((robot) => robot.packetsReceived > 0);
  }, 20);
  if (!haveHeard) throw new Error("Somebody hears nothing");
  for (const [index, robot] of robots.entries()) {
    // Half of them disappear without a message; the next one with their name replaces them.
    if (isLast || index % 2 === 0) robot.leave();
    else robot.stop();
  }
}

/**
 * Counts the live objects of each kind that belongs to one person, including those of the robots, which run here too.
 * Between two heap walks, the person who stays can answer the server.
 */
async function alive(): Promise<Map<string, number>> {
  const counts = new Map([["Timer", timers()]]);
  const kinds = [Participant, SignalSocket, Subscription, ReceivedLayer, ForwardedTrack];
  for (const kind of [...kinds, LitePeerTransport, DataChannels, SrtpSession]) {
    counts.set(kind.name, queryObjects(kind, { format: "count" }));
    await new Promise((resolve) => void setImmediate(resolve));
  }
  return counts;
}

function timers(): number {
  return process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;
}

async function moreThan(before: ReadonlyMap<string, number>): Promise<Left> {
  const more = [...(await alive())].map(([kind, count]): [string, number] => [kind, count - (before.get(kind) ?? 0)]);
  return more.filter(([, count]) => count > 0);
}

/** Waits until the handshakes' timers have ended: only those of the person who stays remain. */
async function untilStill(): Promise<void> {
  let [last, sameFor] = [timers(), 0];
  await look(() => {
    sameFor = timers() === last ? sameFor + 1 : 0;
    last = timers();
    return sameFor === 4;
  });
}

/** Checks until the condition holds; false if it never does. No timer of its own is active during a check. */
async function look(holds: () => Promise<boolean> | boolean, everyMs = LOOK_EVERY_MS): Promise<boolean> {
  const most = (MOST_LOOKS * LOOK_EVERY_MS) / everyMs;
  for (let looks = 0; looks < most; looks++) {
    if (await holds()) return true;
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
  return false;
}
