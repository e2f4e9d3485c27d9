import { aFolder, aMember, aParticipant, aRoom, aRoomSnapshot, aSpaceSnapshot } from "@atrium/testkit/liveBuilders";
import { expect, test } from "vitest";
import { readTables, viewTables } from "./records.ts";
import type { Viewer } from "./records.ts";
import { roomViews } from "./roomViews.ts";
import { spaceViewKey, viewSpace } from "./spaceViews.ts";

const open = aRoom();
const hidden = aRoom({ isHidden: true });
const anna = aParticipant({ roomId: hidden.id });
const space = aSpaceSnapshot({ rooms: [open, hidden], people: [anna] });
const guest: Viewer = { accountId: null, role: "PUBLIC_GUEST", roomId: null };
const host: Viewer = { accountId: null, role: "SPACE_MODERATOR", roomId: null };

test("a guest sees neither a hidden room nor who is in it, a host does", () => {
  const seen = viewSpace(space, guest);
  expect(Object.keys(seen.records.room)).toEqual([open.id]);
  expect(seen.records.participant[anna.accountId]?.roomId).toBeNull();
  expect(viewSpace(space, host)).toEqual(space);
});

test("that somebody waits at the shield of a hidden room is not told", () => {
  const waiting = aSpaceSnapshot({ rooms: [hidden], people: [{ ...anna, heldSinceMs: 5 }] });
  expect(viewSpace(waiting, guest).records.participant[anna.accountId]?.heldSinceMs).toBeNull();
  expect(viewSpace(waiting, host)).toEqual(waiting);
});

test("the hidden room one is in stays visible", () => {
  expect(viewSpace(space, { ...guest, roomId: hidden.id })).toEqual(space);
});

test("how many listen in a hidden room is seen by those who see the room", () => {
  const audience = { [hidden.id]: { roomId: hidden.id, count: 7 } };
  const crowded = { ...space, records: { ...space.records, audience } };
  expect(viewSpace(crowded, guest).records.audience).toEqual({});
  expect(viewSpace(crowded, host).records.audience).toEqual(audience);
});

test("somebody of the audience is seen by nobody but themselves", () => {
  const listener = aParticipant({ roomId: open.id, inAudience: true });
  const { accountId } = listener;
  const crowded = aSpaceSnapshot({ rooms: [open], people: [listener] });
  expect(viewSpace(crowded, host).records.participant).toEqual({});
  expect(viewSpace(crowded, { ...guest, accountId })).toEqual(crowded);
  const room = aRoomSnapshot({ members: [aMember({ accountId, inAudience: true })] });
  expect(viewTables(roomViews, room.records, guest).member).toEqual({});
  expect(viewTables(roomViews, room.records, { ...guest, accountId })).toEqual(room.records);
});

test("viewers who see the same rooms share a key", () => {
  const state = readTables(space.records);
  expect(spaceViewKey(state, guest)).toBe(spaceViewKey(state, { ...guest, roomId: open.id }));
  expect(spaceViewKey(state, guest)).not.toBe(spaceViewKey(state, host));
  expect(spaceViewKey(readTables(aSpaceSnapshot({ rooms: [open] }).records), guest)).toBe("");
});

test("a folder is seen by those who see a room in it, and named in the key of those who do not", () => {
  const [attic, cellar] = [aFolder(), aFolder()];
  const rooms = [
    aRoom({ groupId: attic.id }),
    aRoom({ groupId: attic.id, isHidden: true }),
    aRoom({ groupId: cellar.id, isHidden: true }),
    aRoom({ groupId: cellar.id, blocked: true }),
  ];
  const house = aSpaceSnapshot({ rooms, records: { folder: [attic, cellar] } });
  expect(Object.keys(viewSpace(house, guest).records.folder)).toEqual([attic.id]);
  expect(Object.keys(viewSpace(house, host).records.folder)).toEqual([attic.id, cellar.id]);
  expect(viewSpace(house, { ...guest, roomId: rooms[2]?.id ?? null }).records.folder).toHaveProperty(cellar.id);
  const state = readTables(house.records);
  expect(spaceViewKey(state, guest)).toContain(`-${cellar.id}`);
  expect(spaceViewKey(state, host)).not.toContain(cellar.id);
});
