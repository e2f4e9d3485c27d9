import { must, newId } from "@atrium/contract";
import type { AccountId } from "@atrium/contract";
import { workerOfRoom } from "@atrium/media";
import { DEFAULT_ROOM_FLAGS } from "@atrium/rules";
import { joinMedia } from "@atrium/testkit/mediaRobot";
import { AccessToken, RoomServiceClient } from "livekit-server-sdk";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Worker } from "node:worker_threads";
import { afterAll, beforeAll, expect, test } from "vitest";
import { systemClock } from "../platform/clock.ts";
import { readConfig } from "../platform/config.ts";
import { createLog } from "../platform/log.ts";
import { deriveSecrets } from "../platform/secrets.ts";
import { createMediaServer } from "../live/index.ts";
import { startMediaServer, type MediaAccess } from "./startMediaServer.ts";

/** The threads of media rooms, in the order they were started. */
const threads: Worker[] = [];
const isMedia = (worker: Worker): boolean => worker.threadName === "media";
const note = (worker: Worker): void => void (isMedia(worker) && threads.push(worker));
let media: MediaAccess;
let api: RoomServiceClient;

beforeAll(async () => {
  process.on("worker", note);
  const read = readConfig({ MEDIA_WORKERS: "2", MEDIA_UDP_PORT: "0", MEDIA_TCP_PORT: "0" });
  const config = must(read.ok ? read.config : null, "these are settings");
  const secrets = deriveSecrets(newId(), join(tmpdir(), newId()));
  media = await startMediaServer({ config, secrets, clock: systemClock, log: createLog({ level: "silent" }) });
  api = new RoomServiceClient(must(media.serverUrl(), "it runs"), media.apiKey, media.apiSecret);
});
afterAll(async () => {
  process.off("worker", note);
  await media.stop();
});

/** Joins a room through the URL the program gives. */
async function comeInto(room: string, identity: string) {
  const token = new AccessToken(media.apiKey, media.apiSecret, { identity });
  token.addGrant({ roomJoin: true, room });
  const jwt = await token.toJwt();
  return joinMedia((await urlFor(jwt)).replace("http", "ws"), jwt);
}

/** The URL of the room's worker; a restarting one may take longer than a client waits. */
async function urlFor(token: string): Promise<string> {
  const url = await media.relayUrl({ url: `/rtc?access_token=${token}`, headers: {} });
  return url ?? urlFor(token);
}
/** The program's own client of the media server. */
const hand = (serviceUrl: () => string | null) =>
  createMediaServer({ ...media, serviceUrl, browserUrl: "", clock: systemClock });

function nameOn(number: number): string {
  let name = newId();
  while (workerOfRoom(name, 2) !== number) name = newId();
  return name;
}
const sidsIn = async (room: string): Promise<string[]> => (await api.listParticipants(room)).map(({ sid }) => sid);

test("a worker that dies ends its own rooms, which come back, and those of the other go on as if nothing was", async () => {
  const [dying, living] = [nameOn(0), nameOn(1)];
  const startedBefore = threads.length;
  const lost = await comeInto(dying, "ann");
  const kept = await comeInto(living, "bob");
  const [ended, before] = [await sidsIn(dying), await sidsIn(living)];
  let isKeptLost = false;
  void kept.disconnected.then(() => (isKeptLost = true));

  await threads[0]?.terminate();
  const again = await comeInto(dying, "cat");
  expect(ended).toHaveLength(1);
  expect(await sidsIn(dying)).toHaveLength(1);
  expect(await sidsIn(dying)).not.toEqual(ended);
  expect(threads).toHaveLength(startedBefore + 1);

  expect(await sidsIn(living)).toEqual(before);
  const other = await comeInto(living, "eve");
  await expect.poll(() => kept.others()).toEqual(["eve"]);
  expect(isKeptLost).toBe(false);
  for (const robot of [lost, again, kept, other]) await robot.leave();
});

test("a token that was void stays void when the worker that was told has died, and so does one revoked meanwhile", async () => {
  const room = nameOn(1);
  const [ann, bob, eve] = [newId<AccountId>(), newId<AccountId>(), newId<AccountId>()];
  const tokens = new Map<AccountId, string>();
  for (const accountId of [ann, bob, eve]) {
    const guest = {
      mediaRoom: room,
      accountId,
      role: "PUBLIC_GUEST" as const,
      roomFlags: DEFAULT_ROOM_FLAGS,
      onlyListens: false,
    };
    tokens.set(accountId, (await hand(media.serverUrl).access(guest)).token);
  }
  const enter = async (accountId: AccountId) => {
    const token = must(tokens.get(accountId), "made above");
    return joinMedia((await urlFor(token)).replace("http", "ws"), token);
  };
  await hand(media.serverUrl).remove(room, ann);
  await expect(enter(ann)).rejects.toThrow(/signal failure/);

  await must(threads[1], "it runs").terminate();
  await hand(() => null).remove(room, bob);

  await expect(enter(ann)).rejects.toThrow(/signal failure/);
  await expect(enter(bob)).rejects.toThrow(/signal failure/);
  const robot = await enter(eve);
  expect(await sidsIn(room)).toHaveLength(1);
  await robot.leave();
});
