import { newId } from "@atrium/contract";
import type { AccountId, SpaceRole } from "@atrium/contract";
import { DEFAULT_ROOM_FLAGS } from "@atrium/rules";
import { TrackSource } from "livekit-server-sdk";
import { expect, test } from "vitest";
import type { MediaPerson } from "./mediaServer.ts";
import { reconcileMedia } from "./reconcileMedia.ts";
import type { ToldOf } from "./reconcileMedia.ts";

const { MICROPHONE, CAMERA, SCREEN_SHARE, SCREEN_SHARE_AUDIO } = TrackSource;
const EVERYTHING = [MICROPHONE, CAMERA, SCREEN_SHARE, SCREEN_SHARE_AUDIO];
const inside = newId<AccountId>();

/** One room, reconciled as often as the test wants, and what the media server was told. */
function aRoom(role: SpaceRole, roomFlags = DEFAULT_ROOM_FLAGS) {
  const told: unknown[] = [];
  const limited: unknown[] = [];
  const renewals: string[] = [];
  const toldOf: ToldOf = new Map();
  const rights = { role, roomFlags, onlyListens: false };
  return {
    rights,
    told,
    limited,
    renewals,
    async reconcile(present: readonly MediaPerson[]) {
      const media = {
        peopleIn: async () => [...present],
        remove: async (mediaRoom: string, accountId: AccountId) => void told.push(["remove", mediaRoom, accountId]),
        allow: async (mediaRoom: string, accountId: AccountId, sources: readonly TrackSource[]) =>
          void told.push(["allow", mediaRoom, accountId, sources]),
      };
      const people = () => new Map([[inside, rights]]);
      const onLimited = (_accountId: AccountId, sources: readonly TrackSource[]) => void limited.push(sources);
      const renew = () => void renewals.push("m");
      await reconcileMedia(media, { mediaRoom: "m", people, onLimited, renew }, toldOf);
    },
  };
}
const withSid = (accountId: AccountId, sid: string, sources = EVERYTHING) => ({ accountId, sid, sources });

test("who has media in a room without being in it is sent away, and nobody else", async () => {
  const [room, stranger] = [aRoom("PUBLIC_GUEST"), newId<AccountId>()];
  await room.reconcile([withSid(inside, "a"), withSid(stranger, "b")]);
  expect(room).toMatchObject({ told: [["remove", "m", stranger]], limited: [], renewals: [] });
});

test("whoever comes again by the token they were sent away with loses the room: it goes on under another name", async () => {
  const [room, stranger] = [aRoom("PUBLIC_GUEST"), newId<AccountId>()];
  await room.reconcile([withSid(stranger, "a")]);
  await room.reconcile([withSid(stranger, "a")]);
  expect(room.renewals).toEqual([]);
  await room.reconcile([withSid(stranger, "b")]);
  expect(room.renewals).toEqual(["m"]);
});

test("who was sent away, came in again by the door and left once more is no intruder", async () => {
  const [room, stranger] = [aRoom("PUBLIC_GUEST"), newId<AccountId>()];
  await room.reconcile([withSid(stranger, "a")]);
  await room.reconcile([]);
  await room.reconcile([withSid(inside, "b")]);
  expect(room).toMatchObject({ told: [["remove", "m", stranger]], renewals: [] });
});

test("a host who no longer is one sends only what the room allows everybody", async () => {
  const roomFlags = { ...DEFAULT_ROOM_FLAGS, audio: false, share: false };
  const host = aRoom("SPACE_MODERATOR", roomFlags);
  await host.reconcile([withSid(inside, "a")]);
  expect(host.told).toEqual([]);
  const guest = aRoom("SPACE_GUEST", roomFlags);
  await guest.reconcile([withSid(inside, "a")]);
  expect(guest).toMatchObject({ told: [["allow", "m", inside, [CAMERA]]], limited: [[CAMERA]], renewals: [] });
});

test("whoever brings a lost right back by an older token loses the room too", async () => {
  const roomFlags = { ...DEFAULT_ROOM_FLAGS, share: false };
  const room = aRoom("SPACE_GUEST", roomFlags);
  await room.reconcile([withSid(inside, "a")]);
  await room.reconcile([withSid(inside, "a", [MICROPHONE, CAMERA])]);
  expect(room.renewals).toEqual([]);
  await room.reconcile([withSid(inside, "b")]);
  expect(room.renewals).toEqual(["m"]);
});

test("who lost a right, was given it again and loses it once more after coming in anew is no intruder", async () => {
  const room = aRoom("PUBLIC_GUEST");
  room.rights.onlyListens = true;
  await room.reconcile([withSid(inside, "a")]);
  room.rights.onlyListens = false;
  await room.reconcile([withSid(inside, "a", [])]);
  await room.reconcile([withSid(inside, "b")]);
  room.rights.onlyListens = true;
  await room.reconcile([withSid(inside, "b")]);
  expect(room).toMatchObject({ limited: [[], []], renewals: [] });
});

test("whoever became a host may send everything", async () => {
  const roomFlags = { ...DEFAULT_ROOM_FLAGS, audio: false, video: false, share: false };
  const room = aRoom("SPACE_MODERATOR", roomFlags);
  await room.reconcile([withSid(inside, "a", [])]);
  expect(room).toMatchObject({ told: [["allow", "m", inside, EVERYTHING]], limited: [] });
});
