import { DataPacket, LeaveRequest_Action, SessionDescription, UserPacket } from "@livekit/protocol";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { ForwardedTrack } from "../rtp/down/forwardedTrack.ts";
import { ArrivalRecorder } from "../rtp/twcc/arrivalRecorder.ts";
import { ReceivedTrack } from "../rtp/up/receivedTrack.ts";
import { OnePeerLink } from "../room/link/onePeerLink.ts";
import { Participant } from "../room/participant.ts";
import { createCertificate, type Certificate } from "../transport/dtls/certificate.ts";
import { MediaRobot } from "./mediaRobot.ts";
import { type MediaTrial, startMediaTrial } from "./mediaTrial.ts";
import { until } from "./watch.ts";

let trial: MediaTrial;
let certificate: Certificate;
let speaking: NodeJS.Timeout | undefined;
const robots: MediaRobot[] = [];

beforeAll(async () => {
  trial = await startMediaTrial();
  certificate = await createCertificate();
});

afterEach(() => {
  clearInterval(speaking);
  vi.restoreAllMocks();
  for (const repair of repairs.splice(0)) repair();
  // A person who vanishes without a goodbye stays for a while, and the next fault could hit them.
  for (const robot of robots.splice(0)) robot.leave();
});

afterAll(() => trial.stop());

/** Three people in a room who keep talking. */
async function threeTalking(room: string): Promise<MediaRobot[]> {
  for (const index of [0, 1, 2]) {
    const token = await trial.token(`robot-${index}`, room);
    robots.push(await MediaRobot.join({ url: trial.url, token, certificate, index }));
  }
  speaking = setInterval(() => robots.forEach((robot) => robot.speak()), 20);
  await untilHearing(robots);
  return robots;
}

async function untilHearing(listeners: readonly MediaRobot[]): Promise<void> {
  const before = listeners.map((robot) => robot.packetsReceived);
  const hears = (robot: MediaRobot, index: number) => robot.packetsReceived > (before[index] ?? 0) + 20;
  await until(() => listeners.every(hears), "everybody hearing the others");
}

const repairs: (() => void)[] = [];

/** Makes the method throw once, for whoever calls it first. */
function breakOnce<Key extends string>({ prototype }: { prototype: Record<Key, unknown> }, method: Key): void {
  const whole = prototype[method];
  const repair = (): void => void (prototype[method] = whole);
  repairs.push(repair);
  prototype[method] = () => {
    repair();
    throw new Error("a bug");
  };
}

/** Requests a key frame (RFC 4585) of the robot's received audio. */
function keyFrameRequest(ssrc: number): Buffer {
  const packet = Buffer.from("81ce00020000000100000000", "hex");
  packet.writeUInt32BE(ssrc, 8);
  return packet;
}

const user = new UserPacket({ payload: Buffer.from("hello") });
const hello = Buffer.from(new DataPacket({ value: { case: "user", value: user } }).toBinary());

/** Each entry point of the program: where it breaks, and what one of the three does to reach it. */
const entries: readonly { entry: string; breakIt(): void; provoke?(robot: MediaRobot): void }[] = [
  { entry: "an RTP packet", breakIt: () => breakOnce(ReceivedTrack, "receive") },
  { entry: "a packet on its way out", breakIt: () => breakOnce(ForwardedTrack, "forward") },
  {
    entry: "an RTCP packet",
    breakIt: () => breakOnce(ForwardedTrack, "onKeyFrameRequest"),
    provoke: (robot) => robot.sendRtcp(keyFrameRequest(robot.heardSsrc)),
  },
  {
    entry: "a data message",
    breakIt: () => breakOnce(DataPacket, "toBinary"),
    provoke: (robot) => robot.sendData(hello),
  },
  {
    entry: "a signal message",
    breakIt: () => breakOnce(OnePeerLink, "takeOffer"),
    provoke: (robot) => robot.say({ case: "offer", value: new SessionDescription({ type: "offer", sdp: "v=0" }) }),
  },
  { entry: "the tick of a connection", breakIt: () => breakOnce(ArrivalRecorder, "build") },
  { entry: "the tick of a room", breakIt: () => breakOnce(Participant, "needsToken") },
];

test.each(entries)("a fault over $entry ends one person's call and no other", async ({ entry, breakIt, provoke }) => {
  const written = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const people = await threeTalking(entry);
  breakIt();
  provoke?.(people[1] ?? expect.fail("there are three"));
  const goner = () => people.find((robot) => robot.leaveTold !== null);
  await until(() => goner() !== undefined, "somebody being put out");
  const out = goner();
  expect(out?.leaveTold).toMatchObject({ action: LeaveRequest_Action.RECONNECT });
  if (provoke) expect(out).toBe(people[1]);
  const rest = people.filter((robot) => robot !== out);
  await untilHearing(rest);
  expect(rest.map(({ leaveTold }) => leaveTold)).toEqual([null, null]);
  expect(written.mock.calls.filter(([line]) => String(line).includes("a bug"))).toHaveLength(1);
});
