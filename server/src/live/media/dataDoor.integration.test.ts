import { startMediaWorker } from "@atrium/media";
import { startLivekitPeer } from "@atrium/testkit/livekitPeer";
import { findLivekitServer } from "@atrium/testkit/livekitServer";
import { AccessToken, RoomServiceClient } from "livekit-server-sdk";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCertificate } from "../../../../media/src/transport/dtls/certificate.ts";
import { MediaRobot } from "../../../../media/src/trials/mediaRobot.ts";

const isLivekitHere = findLivekitServer({ build: false }) !== null;
if (!isLivekitHere)
  console.log("No livekit-server here: the right to send data is tried at our own media server alone");
const servers = ["our own", ...(isLivekitHere ? ["livekit"] : [])] as const;

const ROOM = "data";
const PERMISSION = { canSubscribe: true, canPublish: true };
/** One second of audio in packets of 20 ms. */
const SECOND_OF_VOICE = 50;

/** The program lets nobody send data; if another program on the media server grants it, the program revokes it. */
describe.each(servers)("with the media server %s", (server) => {
  let media: { url: string; key: string; secret: string; stop: () => Promise<void> | void };
  const robots: MediaRobot[] = [];

  beforeAll(async () => {
    media = server === "livekit" ? await startTheirs() : await startOurs();
  });
  afterAll(async () => {
    for (const robot of robots) robot.stop();
    await media.stop();
  });

  async function join(identity: string): Promise<MediaRobot> {
    const token = new AccessToken(media.key, media.secret, { identity });
    token.addGrant({ roomJoin: true, room: ROOM, ...PERMISSION, canPublishData: true });
    const seat = { url: media.url.replace("http", "ws"), token: await token.toJwt(), index: robots.length };
    const robot = await MediaRobot.join({ ...seat, certificate: await createCertificate() });
    robots.push(robot);
    return robot;
  }

  test("who may not send data any more is received by nobody a second later, and is heard on", async () => {
    const [sends, stays] = [await join("sends"), await join("stays")];
    stays.openData();
    const send = sends.openData();
    /** Steps of 20 ms; each begins only after the last one was received. */
    const receivedInASecond = async (): Promise<number> => {
      const before = stays.dataReceived;
      for (let step = 0; step < SECOND_OF_VOICE; step++) {
        const heard = stays.packetsReceived;
        send(new Uint8Array([step]));
        await expect.poll(() => (sends.speak(), stays.packetsReceived), { interval: 20 }).toBeGreaterThan(heard);
      }
      return stays.dataReceived - before;
    };
    await expect.poll(() => (send(new Uint8Array([7])), stays.dataReceived), { interval: 20 }).toBeGreaterThan(0);
    expect(await receivedInASecond()).toBeGreaterThan(0);

    const api = new RoomServiceClient(media.url.replace("ws", "http"), media.key, media.secret);
    await api.updateParticipant(ROOM, "sends", { permission: { ...PERMISSION, canPublishData: false } });
    await receivedInASecond();
    expect(await receivedInASecond()).toBe(0);
  });
});

async function startOurs() {
  const [key, secret] = ["key", "a secret of at least thirty-two symbols"];
  const ports = { signalPort: 0, udpPort: 0, tcpPort: 0 };
  const address = { bindAddress: "127.0.0.1", announcedAddresses: ["127.0.0.1"] };
  const worker = await startMediaWorker({ apiKey: key, apiSecret: secret, ...ports, ...address });
  return { url: worker.signalUrl, key, secret, stop: () => worker.stop() };
}

async function startTheirs() {
  const peer = await startLivekitPeer();
  const { LIVEKIT_URL: url, LIVEKIT_KEY: key, LIVEKIT_SECRET: secret } = peer.env;
  return { url, key, secret, stop: () => peer.stop() };
}
