import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { type Certificate, createCertificate } from "../transport/dtls/certificate.ts";
import { MediaRobot } from "./mediaRobot.ts";
import { type MediaTrial, startMediaTrial } from "./mediaTrial.ts";
import { until } from "./watch.ts";

const FLOOD = 6000;
const AT_ONCE = 50;
/** How many packets an audio track may send at once. */
const BURST = 400;

let trial: MediaTrial;
let certificate: Certificate;
const robots: MediaRobot[] = [];

beforeAll(async () => {
  trial = await startMediaTrial();
  certificate = await createCertificate();
});

afterEach(() => void vi.restoreAllMocks());

afterAll(async () => {
  for (const robot of robots) robot.stop();
  await trial.stop();
});

async function join(identity: string): Promise<MediaRobot> {
  const token = await trial.token(identity, "flooded");
  const robot = await MediaRobot.join({ url: trial.url, token, certificate, index: robots.length });
  robots.push(robot);
  return robot;
}

const nextTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

test("who floods a room with sound is heard no more than a voice may be, and the others go on", async () => {
  // The track's allowance grows with this clock.
  vi.spyOn(performance, "now").mockReturnValue(performance.now());
  const [floods, listens, speaks] = [await join("floods"), await join("listens"), await join("speaks")];
  await until(() => (floods.speak(), listens.packetsReceived > 0), "being heard");
  const ssrc = listens.heardSsrc;
  for (let sent = 0; sent < FLOOD; sent++) {
    floods.speak();
    if (sent % AT_ONCE === 0) await nextTurn();
  }
  // Packets arrive in order: what is received now was sent after the flood.
  await until(() => (speaks.speak(), [...listens.streams.values()].filter((count) => count > 20).length === 2), "both");
  expect(listens.streams.get(ssrc)).toBeLessThanOrEqual(BURST);
});
