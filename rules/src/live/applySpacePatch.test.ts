import { newId } from "@atrium/contract";
import type { AccountId, SpaceSnapshot } from "@atrium/contract";
import { aParticipant, aRoom, aSharedSpace } from "@atrium/testkit/liveBuilders";
import { expect, test } from "vitest";
import { clockStep } from "./clockStep.ts";
import { applySpaceChange, applySpacePatch } from "./applySpacePatch.ts";
import { viewKey, viewPatch, viewSpace } from "./spaceView.ts";
import type { Viewer } from "./spaceView.ts";

const shared = aSharedSpace();
const spaceId = shared.id;
const open = aRoom({ spaceId });
const hidden = aRoom({ spaceId, isHidden: true });
const anna = aParticipant({ roomId: hidden.id });
const space: SpaceSnapshot = {
  spaceId,
  clock: 4,
  space: shared,
  rooms: { [open.id]: open, [hidden.id]: hidden },
  participants: { [anna.accountId]: anna },
};
const guest: Viewer = { role: "PUBLIC_GUEST", roomId: null };
const host: Viewer = { role: "SPACE_MODERATOR", roomId: null };

test("people come, move, are away and go", () => {
  const boris = aParticipant();
  const { accountId } = boris;
  const came = applySpacePatch(space, { type: "participantPut", participant: boris });
  expect(came.participants[accountId]).toEqual(boris);
  const moved = applySpacePatch(came, { type: "participantMoved", accountId, roomId: open.id });
  const away = applySpacePatch(moved, { type: "participantAway", accountId, away: true });
  expect(away.participants[accountId]).toEqual({ ...boris, roomId: open.id, away: true });
  expect(applySpacePatch(away, { type: "participantGone", accountId })).toEqual(space);
});

test("rooms and the space itself change", () => {
  const renamed = { ...open, name: "Renamed" };
  expect(applySpacePatch(space, { type: "roomPut", room: renamed }).rooms[open.id]).toEqual(renamed);
  expect(Object.keys(applySpacePatch(space, { type: "roomGone", roomId: open.id }).rooms)).toEqual([hidden.id]);
  const changed = { ...shared, name: "Renamed" };
  expect(applySpacePatch(space, { type: "spaceChanged", space: changed }).space).toEqual(changed);
});

test("a patch about somebody who is not there changes nothing", () => {
  const accountId = newId<AccountId>();
  expect(applySpacePatch(space, { type: "participantMoved", accountId, roomId: open.id })).toEqual(space);
  expect(applySpacePatch(space, { type: "participantGone", accountId })).toEqual(space);
});

test("what was there before is not touched", () => {
  const before = structuredClone(space);
  applySpacePatch(space, { type: "participantGone", accountId: anna.accountId });
  expect(space).toEqual(before);
});

test("a change brings its clock along", () => {
  expect(applySpaceChange(space, { clock: 5, patches: [] })).toEqual({ ...space, clock: 5 });
});

test("the next message is applied, an older one ignored, a skipped one asked for", () => {
  expect(clockStep(4, 5)).toBe("apply");
  expect(clockStep(4, 4)).toBe("old");
  expect(clockStep(4, 6)).toBe("gap");
});

test("a guest sees neither a hidden room nor who is in it, a host does", () => {
  const seen = viewSpace(space, guest);
  expect(Object.keys(seen.rooms)).toEqual([open.id]);
  expect(seen.participants[anna.accountId]?.roomId).toBeNull();
  expect(viewSpace(space, host)).toEqual(space);
});

test("the hidden room one is in stays visible", () => {
  expect(viewSpace(space, { ...guest, roomId: hidden.id })).toEqual(space);
});

test("patches say nothing of hidden rooms to a guest", () => {
  expect(viewPatch({ type: "roomPut", room: hidden }, space.rooms, guest)).toBeNull();
  const move = { type: "participantMoved", accountId: anna.accountId, roomId: hidden.id } as const;
  expect(viewPatch(move, space.rooms, guest)).toEqual({ ...move, roomId: null });
  expect(viewPatch(move, space.rooms, host)).toEqual(move);
});

test("viewers who see the same rooms share a key", () => {
  expect(viewKey(space.rooms, guest)).toBe(viewKey(space.rooms, { ...guest, roomId: open.id }));
  expect(viewKey(space.rooms, guest)).not.toBe(viewKey(space.rooms, host));
  expect(viewKey({ [open.id]: open }, guest)).toBe("");
});
