import { newId } from "@atrium/contract";
import type { AccountId, SpaceRole } from "@atrium/contract";
import { DEFAULT_ROOM_FLAGS } from "@atrium/rules";
import { TrackSource } from "livekit-server-sdk";
import { expect, test } from "vitest";
import type { MediaPerson } from "./mediaServer.ts";
import { reconcileMedia } from "./reconcileMedia.ts";

const { MICROPHONE, CAMERA, SCREEN_SHARE, SCREEN_SHARE_AUDIO } = TrackSource;
const EVERYTHING = [MICROPHONE, CAMERA, SCREEN_SHARE, SCREEN_SHARE_AUDIO];
const inside = newId<AccountId>();

/** One room as the media server has it, held against who belongs in it; what the media server was told. */
async function reconcile(present: readonly MediaPerson[], role: SpaceRole, roomFlags = DEFAULT_ROOM_FLAGS) {
  const told: unknown[] = [];
  const limited: unknown[] = [];
  const media = {
    peopleIn: async () => [...present],
    remove: async (mediaRoom: string, accountId: AccountId) => void told.push(["remove", mediaRoom, accountId]),
    allow: async (mediaRoom: string, accountId: AccountId, sources: readonly TrackSource[]) =>
      void told.push(["allow", mediaRoom, accountId, sources]),
  };
  const people = () => new Map([[inside, { role, roomFlags }]]);
  const onLimited = (_accountId: AccountId, sources: readonly TrackSource[]) => void limited.push(sources);
  await reconcileMedia(media, [{ mediaRoom: "m", people, onLimited }]);
  return { told, limited };
}

test("who has media in a room without being in it is sent away, and nobody else", async () => {
  const stranger = newId<AccountId>();
  const present = [inside, stranger].map((accountId) => ({ accountId, sources: EVERYTHING }));
  expect(await reconcile(present, "PUBLIC_GUEST")).toEqual({ told: [["remove", "m", stranger]], limited: [] });
});

test("a host who no longer is one sends only what the room allows everybody", async () => {
  const roomFlags = { ...DEFAULT_ROOM_FLAGS, audio: false, share: false };
  const present = [{ accountId: inside, sources: EVERYTHING }];
  expect((await reconcile(present, "SPACE_MODERATOR", roomFlags)).told).toEqual([]);
  expect(await reconcile(present, "SPACE_GUEST", roomFlags)).toEqual({
    told: [["allow", "m", inside, [CAMERA]]],
    limited: [[CAMERA]],
  });
});

test("whoever became a host may send everything", async () => {
  const roomFlags = { ...DEFAULT_ROOM_FLAGS, audio: false, video: false, share: false };
  const present = [{ accountId: inside, sources: [] }];
  expect((await reconcile(present, "SPACE_GUEST", roomFlags)).told).toEqual([]);
  expect((await reconcile(present, "SPACE_MODERATOR", roomFlags)).told).toEqual([["allow", "m", inside, EVERYTHING]]);
});
