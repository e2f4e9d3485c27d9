import { newId } from "@atrium/contract";
import type { RoomId, RoomSnapshot } from "@atrium/contract";
import { aMember } from "@atrium/testkit/liveBuilders";
import { expect, test } from "vitest";
import { applyRoomChange, applyRoomPatch } from "./applyRoomPatch.ts";

const member = aMember({ pos: [1, 2] });
const { accountId } = member;
const empty: RoomSnapshot = { roomId: newId<RoomId>(), clock: 0, members: {} };
const room = applyRoomPatch(empty, { type: "memberJoined", member });

test("members come and go", () => {
  expect(room.members[accountId]).toEqual(member);
  expect(applyRoomPatch(room, { type: "memberLeft", accountId })).toEqual(empty);
});

test("a change touches only what it names", () => {
  const changed = applyRoomPatch(room, { type: "memberChanged", accountId, changes: { audioMuted: false } });
  expect(changed.members[accountId]).toEqual({ ...member, audioMuted: false });
  const vague = applyRoomPatch(room, { type: "memberChanged", accountId, changes: { audioMuted: undefined } });
  expect(vague).toEqual(room);
});

test("a member is put elsewhere", () => {
  expect(applyRoomPatch(room, { type: "memberPlaced", accountId, pos: [3, 4] }).members[accountId]?.pos).toEqual([
    3, 4,
  ]);
});

test("a patch about somebody who is not there changes nothing", () => {
  expect(applyRoomPatch(empty, { type: "memberLeft", accountId })).toEqual(empty);
  expect(applyRoomPatch(empty, { type: "memberPlaced", accountId, pos: [3, 4] })).toEqual(empty);
});

test("a change brings its clock along", () => {
  expect(applyRoomChange(empty, { clock: 7, patches: [{ type: "memberJoined", member }] })).toEqual({
    ...room,
    clock: 7,
  });
});
