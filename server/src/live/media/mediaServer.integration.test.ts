import { newId } from "@atrium/contract";
import type { AccountId } from "@atrium/contract";
import { startMediaWorker } from "@atrium/media";
import type { MediaServer as MediaWorker } from "@atrium/media";
import { DEFAULT_ROOM_FLAGS } from "@atrium/rules";
import { joinMedia } from "@atrium/testkit/mediaRobot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { systemClock } from "../../platform/clock.ts";
import { createMediaServer, sendableSources } from "./mediaServer.ts";
import type { MediaServer } from "./mediaServer.ts";
import { Revocations } from "./revocations.ts";

let worker: MediaWorker;
let media: MediaServer;

beforeAll(async () => {
  const keys = { apiKey: "key", apiSecret: "a secret of at least thirty-two symbols" };
  worker = await startMediaWorker({
    ...keys,
    bindAddress: "127.0.0.1",
    signalPort: 0,
    udpPort: 0,
    tcpPort: 0,
    announcedAddresses: ["127.0.0.1"],
  });
  media = createMediaServer({
    ...keys,
    serviceUrl: () => worker.signalUrl,
    browserUrl: "",
    revokesTokens: true,
    revocations: new Revocations(() => systemClock.nowMs()),
    clock: systemClock,
  });
});
afterAll(() => worker.stop());

async function join(mediaRoom: string, accountId = newId<AccountId>()) {
  const guest = {
    mediaRoom,
    accountId,
    role: "PUBLIC_GUEST" as const,
    roomFlags: DEFAULT_ROOM_FLAGS,
    onlyListens: false,
  };
  const { token } = await media.access(guest);
  return { accountId, token, robot: await joinAgain(token) };
}
const joinAgain = (token: string) => joinMedia(worker.signalUrl.replace("http", "ws"), token);

const accountsIn = async (mediaRoom: string) => (await media.peopleIn(mediaRoom)).map(({ accountId }) => accountId);

test("who comes with our token is in the room by their account, and is gone once removed", async () => {
  const mediaRoom = newId();
  const { accountId, robot } = await join(mediaRoom);
  await expect.poll(() => accountsIn(mediaRoom)).toEqual([accountId]);
  await media.remove(mediaRoom, accountId);
  await robot.disconnected;
  await expect.poll(() => accountsIn(mediaRoom)).toEqual([]);
  await media.remove(mediaRoom, accountId);
});

test("who was removed does not come back by the token they have, but by a new one", async () => {
  const mediaRoom = newId();
  const { accountId, token, robot } = await join(mediaRoom);
  await media.remove(mediaRoom, accountId);
  await robot.disconnected;
  await expect(joinAgain(token)).rejects.toThrow(/signal failure/);
  const { robot: welcome } = await join(mediaRoom, accountId);
  expect(await accountsIn(mediaRoom)).toEqual([accountId]);
  await welcome.leave();
});

test("a closed room sends everybody away, and is not there any more", async () => {
  const mediaRoom = newId();
  const { robot } = await join(mediaRoom);
  expect(await media.rooms()).toContain(mediaRoom);
  await media.close(mediaRoom);
  await robot.disconnected;
  expect(await media.rooms()).not.toContain(mediaRoom);
});

test("a microphone turned off by a host is off for everybody", async () => {
  const mediaRoom = newId();
  const speaker = await join(mediaRoom);
  const listener = await join(mediaRoom);
  await speaker.robot.sendMicrophone();
  const isMuted = () => listener.robot.isMuted(speaker.accountId);
  await expect.poll(isMuted).toBe(false);
  await media.mute(mediaRoom, speaker.accountId, { audio: true, video: true });
  await expect.poll(isMuted).toBe(true);
  await speaker.robot.leave();
  await listener.robot.leave();
});

test("a right that is taken away ends what was sent by it, and can be given back", async () => {
  const mediaRoom = newId();
  const speaker = await join(mediaRoom);
  const listener = await join(mediaRoom);
  const rights = { role: "PUBLIC_GUEST" as const, roomFlags: DEFAULT_ROOM_FLAGS, onlyListens: false };
  const sourcesOf = async () => {
    const person = (await media.peopleIn(mediaRoom)).find(({ accountId }) => accountId === speaker.accountId);
    return new Set(person?.sources);
  };
  await expect.poll(sourcesOf).toEqual(new Set(sendableSources(rights)));
  await speaker.robot.sendMicrophone();
  const isMuted = () => listener.robot.isMuted(speaker.accountId);
  await expect.poll(isMuted).toBe(false);
  const silent = sendableSources({ ...rights, roomFlags: { ...DEFAULT_ROOM_FLAGS, audio: false } });
  await media.allow(mediaRoom, speaker.accountId, silent);
  await expect.poll(isMuted).toBe(null);
  expect(await sourcesOf()).toEqual(new Set(silent));
  await media.allow(mediaRoom, speaker.accountId, []);
  expect(await sourcesOf()).toEqual(new Set());
  await media.allow(mediaRoom, speaker.accountId, sendableSources(rights));
  expect(await sourcesOf()).toEqual(new Set(sendableSources(rights)));
  await speaker.robot.leave();
  await listener.robot.leave();
});
