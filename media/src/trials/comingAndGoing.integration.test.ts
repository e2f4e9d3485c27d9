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
import { AudioRobot } from "./audioRobot.ts";
import { type MediaTrial, startMediaTrial } from "./mediaTrial.ts";
import { until } from "./watch.ts";

const ROUNDS = 20;
const PEOPLE = 10;

let trial: MediaTrial;
let certificate: Certificate;

beforeAll(async () => {
  trial = await startMediaTrial();
  certificate = await createCertificate();
});

afterAll(() => trial.stop());

async function join(index: number): Promise<AudioRobot> {
  const token = await trial.token(`robot-${index}`, "crowd");
  return AudioRobot.join({ url: trial.url, token, certificate, index });
}

/** What lives now of everything that belongs to one person. Robots run in this process too and have some of it. */
const alive = (): Record<string, number> => {
  const kinds = [Participant, SignalSocket, Subscription, ReceivedLayer, ForwardedTrack];
  const transports = [LitePeerTransport, DataChannels, SrtpSession];
  return Object.fromEntries(
    [...kinds, ...transports].map((kind) => [kind.name, queryObjects(kind, { format: "count" })]),
  );
};
/** Whatever there is more of now, by how much. A handshake that has just ended holds on to its peer for half a second. */
const moreThan = (before: Record<string, number>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(alive())
      .map(([kind, count]) => [kind, count - (before[kind] ?? 0)] as const)
      .filter(([, more]) => more > 0),
  );
const timers = (): number => process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;

/** Ten people come, hear each other, and go. */
async function visit(stays: AudioRobot, isLast: boolean): Promise<void> {
  const robots = await Promise.all(Array.from({ length: PEOPLE }, (_, index) => join(index + 1)));
  await until(() => {
    for (const robot of [stays, ...robots]) robot.speak();
    return robots.every((robot) => robot.packetsReceived > 0);
  }, "everybody hearing something");
  for (const [index, robot] of robots.entries()) {
    // Half of them are gone without a word; the next of their name takes their place.
    if (isLast || index % 2 === 0) robot.leave();
    else robot.stop();
  }
}

const untilAlone = (): Promise<void> => until(() => alive()["Participant"] === 1, "the last to be gone");

test("two hundred people who came and went leave nothing behind", { timeout: 120_000 }, async () => {
  const stays = await join(0);
  await visit(stays, true);
  await untilAlone();
  const [before, timersBefore] = [alive(), timers()];
  for (let round = 1; round <= ROUNDS; round++) await visit(stays, round === ROUNDS);
  await untilAlone();
  await until(
    () => Object.keys(moreThan(before)).length === 0 && timers() <= timersBefore,
    "what they left to go",
  ).catch(() => expect({ ...moreThan(before), timers: timers() }).toEqual({ timers: timersBefore }));
  stays.leave();
});
