import { newId } from "@atrium/contract";
import type { AccountId, Broadcast, RoomRecords, SpaceRecords, SpaceRole } from "@atrium/contract";
import { aMember, aParticipant, aRoom, aRoomSnapshot, aSpaceSnapshot } from "@atrium/testkit/liveBuilders";
import { expect, test } from "vitest";
import { readTables } from "../live/records.ts";
import { roomViews } from "../live/roomViews.ts";
import { DEFAULT_ROOM_FLAGS } from "../permissions/defaultRoomFlags.ts";
import { captionReaders, captionReadersOnAir, voiceGoes } from "./captionReaders.ts";
import { captionsLeft, decideSetCaptions } from "./decideSetCaptions.ts";

const [me, other, third] = [newId<AccountId>(), newId<AccountId>(), newId<AccountId>()];
const room = aRoom();
const reader = (accountId: AccountId, language = "en") => ({ accountId, language });

function arrange(
  has: Parameters<typeof aRoomSnapshot>[0] = {},
  on: { broadcast?: Partial<Broadcast>; heldSinceMs?: number } = {},
) {
  const participant = aParticipant({
    accountId: me,
    ...(on.heldSinceMs !== undefined && { heldSinceMs: on.heldSinceMs }),
  });
  const snapshot = aSpaceSnapshot({ rooms: [room], people: [participant] });
  const air = { id: "b", accountId: me, isActive: true, audioMuted: false, ...on.broadcast } as Broadcast;
  const broadcast = on.broadcast === undefined ? {} : { b: air };
  const members = has?.members ?? [aMember({ accountId: me, audioMuted: false })];
  return {
    inRoom: readTables<RoomRecords>(aRoomSnapshot({ ...has, members, roomId: room.id }).records),
    inSpace: readTables<SpaceRecords>({ ...snapshot.records, broadcast }),
    room,
    plan: "custom" as const,
    self: { participant, member: aMember({ accountId: me }) },
  };
}

test("a voice goes to the room while its microphone is on, and on air to all rooms instead", () => {
  expect(voiceGoes(arrange(), me)).toBe("room");
  expect(voiceGoes(arrange({ members: [aMember({ accountId: me })] }), me)).toBeNull();
  expect(voiceGoes(arrange({}, { broadcast: {} }), me)).toBe("air");
  expect(voiceGoes(arrange({}, { broadcast: { isActive: false } }), me)).toBe("room");
  expect(voiceGoes(arrange({}, { broadcast: { audioMuted: true } }), me)).toBeNull();
});

test("whoever may only listen is not captioned: behind the shield, or in a stage's audience", () => {
  expect(voiceGoes(arrange({}, { heldSinceMs: 1 }), me)).toBeNull();
  expect(voiceGoes({ ...arrange(), room: aRoom({ type: "stage" }) }, me)).toBeNull();
});

test("whoever may use no microphone here any more is not captioned, though theirs is on; hosts are", () => {
  const still = aRoom({ permissions: { ...DEFAULT_ROOM_FLAGS, audio: false } });
  const asA = (role: SpaceRole) => {
    const participant = aParticipant({ accountId: me, role });
    const { records } = aSpaceSnapshot({ rooms: [still], people: [participant] });
    return voiceGoes({ ...arrange(), inSpace: readTables<SpaceRecords>(records), room: still }, me);
  };
  expect([asA("SPACE_GUEST"), asA("SPACE_MODERATOR")]).toEqual([null, "room"]);
});

test("readers are those who hear the speaker, across the edge of a private area nobody", () => {
  const members = [
    aMember({ accountId: me, privateAreaIds: ["a"] }),
    aMember({ accountId: other, privateAreaIds: ["a", "b"] }),
    aMember({ accountId: third, privateAreaIds: [] }),
  ];
  const { inRoom } = arrange({ members, captionReaders: [me, other, third].map((id) => reader(id)) });
  const readersOf = (speaker: AccountId) => captionReaders(inRoom, speaker).map(({ accountId }) => accountId);
  expect(readersOf(me)).toEqual([other]);
  expect(readersOf(third)).toEqual([me, other]);
  expect(captionReadersOnAir(inRoom, me).map(({ accountId }) => accountId)).toEqual([other, third]);
});

test("the first reader turns captions on for the room, the last one off", () => {
  const on = { type: "put", kind: "captionsOn", id: room.id, record: { roomId: room.id } };
  const mine = { type: "put", kind: "captionReader", id: me, record: reader(me, "ru") };
  const first = arrange();
  expect(decideSetCaptions(first, first.self, { language: "ru" })).toMatchObject({ patches: [mine, on] });
  const second = arrange({ captionReaders: [reader(other)] });
  expect(decideSetCaptions(second, second.self, { language: "ru" })).toMatchObject({ patches: [mine] });
  const gone = { type: "gone", kind: "captionReader", id: me };
  const alone = arrange({ captionReaders: [reader(me)] });
  const off = { type: "gone", kind: "captionsOn", id: room.id };
  expect(decideSetCaptions(alone, alone.self, { language: null })).toMatchObject({ patches: [gone, off] });
  const both = arrange({ captionReaders: [reader(me), reader(other)] });
  expect(captionsLeft(both.inRoom, me, room.id)).toEqual([gone]);
  expect(captionsLeft(both.inRoom, third, room.id)).toEqual([]);
});

test("who reads is seen by themselves only, that somebody reads by everybody", () => {
  const viewer = (accountId: AccountId) => ({ accountId, role: "TEAM_ADMIN" as const, roomId: room.id });
  const { inRoom } = arrange();
  expect(roomViews.captionReader(reader(me), viewer(me), inRoom)).toEqual(reader(me));
  expect(roomViews.captionReader(reader(me), viewer(other), inRoom)).toBeNull();
  expect(roomViews.captionsOn({ roomId: room.id }, viewer(other), inRoom)).toEqual({ roomId: room.id });
});
