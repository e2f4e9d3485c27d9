import { queryObjects } from "node:v8";
import { afterAll, beforeAll, expect, test } from "vitest";
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
import { until } from "./watch.ts";

const ROUNDS = 6;
const PEOPLE = 5;
/** A finished handshake keeps its peer for half a second; taking a heap snapshot takes long itself. */
const looks = { interval: 1000, timeout: 300_000 };

let trial: MediaTrial;
let certificate: Certificate;

beforeAll(async () => {
  trial = await startMediaTrial();
  certificate = await createCertificate();
});

afterAll(() => trial.stop());

async function join(index: number): Promise<MediaRobot> {
  const token = await trial.token(`robot-${index}`, "crowd");
  return MediaRobot.join({ url: trial.url, token, certificate, index });
}

const nextTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/**
 * Counts live objects of every class that belongs to one person. Robots run in this process too and own some of them.
 * Nothing else runs while the heap is walked, for seconds on a busy machine, so those who stay send pings in between.
 */
async function alive(): Promise<Map<string, number>> {
  const kinds = [Participant, SignalSocket, Subscription, ReceivedLayer, ForwardedTrack];
  const transports = [LitePeerTransport, DataChannels, SrtpSession];
  const counts = new Map<string, number>();
  for (const kind of [...kinds, ...transports]) {
    counts.set(kind.name, queryObjects(kind, { format: "count" }));
    await nextTurn();
  }
  return counts;
}
/** Kinds of which there are more than before, and by how many. */
async function leftBehind(before: ReadonlyMap<string, number>): Promise<[kind: string, more: number][]> {
  const more = [...(await alive())].map(([kind, count]): [string, number] => [kind, count - (before.get(kind) ?? 0)]);
  return more.filter(([, count]) => count > 0);
}
const timers = (): number => process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;

/** A few people come, hear each other, and go. */
async function visit(stays: MediaRobot, isLast: boolean): Promise<void> {
  const robots = await Promise.all(Array.from({ length: PEOPLE }, (_, index) => join(index + 1)));
  await until(() => {
    for (const robot of [stays, ...robots]) robot.speak();
    return robots.every((robot) => robot.packetsReceived > 0);
  }, "everybody hearing something");
  for (const [index, robot] of robots.entries()) {
    // Half of them vanish without a goodbye; the next with the same name replaces them.
    if (isLast || index % 2 === 0) robot.leave();
    else robot.stop();
  }
}

const untilAlone = (): Promise<void> =>
  until(async () => (await trial.api.listParticipants("crowd")).length === 1, "the last to be gone");

/** Waits until the handshakes' own timers have ended: only those of people who stay are left, however often one looks. */
async function untilStill(): Promise<void> {
  let [last, sameFor] = [timers(), 0];
  await until(() => {
    sameFor = timers() === last ? sameFor + 1 : 0;
    last = timers();
    return sameFor === 10;
  }, "the timers of handshakes to end");
}

test("thirty people who came and went leave nothing behind", { timeout: 600_000 }, async () => {
  const stays = await join(0);
  await visit(stays, true);
  await untilAlone();
  await untilStill();
  const [before, timersBefore] = [await alive(), timers()];
  for (let round = 1; round <= ROUNDS; round++) await visit(stays, round === ROUNDS);
  await untilAlone();
  await until(() => timers() <= timersBefore, "their timers to end");
  await expect.poll(() => leftBehind(before), looks).toEqual([]);
  stays.leave();
});
