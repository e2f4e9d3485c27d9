import { newId } from "@atrium/contract";
import { startMediaWorker, workerOfRoom } from "@atrium/media";
import type { MediaServer } from "@atrium/media";
import { joinMedia } from "@atrium/testkit/mediaRobot";
import { AccessToken, RoomServiceClient } from "livekit-server-sdk";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startMediaFront } from "./mediaFront.ts";

const KEYS = { apiKey: "key", apiSecret: "a secret of at least thirty-two symbols" };
const workers: MediaServer[] = [];
let front: Awaited<ReturnType<typeof startMediaFront>>;
let api: RoomServiceClient;

beforeAll(async () => {
  const ports = { signalPort: 0, udpPort: 0, tcpPort: 0 };
  const address = { bindAddress: "127.0.0.1", announcedAddresses: ["127.0.0.1"] };
  for (let number = 0; number < 2; number++) workers.push(await startMediaWorker({ ...KEYS, ...ports, ...address }));
  front = await startMediaFront({
    urls: workers.map((worker) => () => worker.signalUrl),
    numberOf: (room) => workerOfRoom(room, 2),
  });
  api = new RoomServiceClient(front.url, KEYS.apiKey, KEYS.apiSecret);
});
afterAll(async () => {
  await front.stop();
  await Promise.all(workers.map((worker) => worker.stop()));
});

/** A room on this worker, with somebody in it who connected to the worker directly. */
async function roomOn(number: number) {
  let name = newId();
  while (workerOfRoom(name, 2) !== number) name = newId();
  const token = new AccessToken(KEYS.apiKey, KEYS.apiSecret, { identity: `of-${number}` });
  token.addGrant({ roomJoin: true, room: name });
  const url = workers[number]?.signalUrl.replace("http", "ws") ?? "";
  return { name, robot: await joinMedia(url, await token.toJwt()) };
}

test("whatever is asked of a room reaches the worker it lives on, and the list has the rooms of all", async () => {
  const rooms = [await roomOn(0), await roomOn(1)];
  const listed = (await api.listRooms()).map(({ name }) => name);
  expect(listed.toSorted()).toEqual(rooms.map(({ name }) => name).toSorted());
  for (const [number, { name, robot }] of rooms.entries()) {
    expect((await api.listParticipants(name)).map(({ identity }) => identity)).toEqual([`of-${number}`]);
    await api.removeParticipant(name, `of-${number}`);
    await robot.disconnected;
  }
  await expect(api.removeParticipant(newId(), "nobody")).rejects.toMatchObject({ code: "not_found" });
});
