import { newId } from "@atrium/contract";
import type { AccountId, SpacePatch } from "@atrium/contract";
import {
  aMember,
  aParticipant,
  aRoom,
  aRoomSnapshot,
  aSpaceSnapshot,
  putMember,
  putParticipant,
} from "@atrium/testkit/liveBuilders";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { applyPatches, applyRoomChange, applySpaceChange } from "./applyPatches.ts";
import { clockStep } from "./clockStep.ts";

const anna = aParticipant();
const room = aRoom();
const space = aSpaceSnapshot({ rooms: [room], people: [anna], clock: 4 });
const after = (...patches: SpacePatch[]) => applySpaceChange(space, { clock: 5, patches }).records;

test("records are put, change and go", () => {
  const boris = aParticipant();
  const { accountId: id } = boris;
  const came = putParticipant(boris);
  const moved: SpacePatch = { type: "merge", kind: "participant", id, changes: { roomId: room.id } };
  expect(after(came).participant[id]).toEqual(boris);
  expect(after(came, moved).participant[id]).toEqual({ ...boris, roomId: room.id });
  expect(after(came, moved, { type: "gone", kind: "participant", id })).toEqual(space.records);
});

test("a merge touches only what it names, and a field without a value is not named", () => {
  const member = aMember();
  const inside = aRoomSnapshot({ members: [member] });
  const merged = (changes: object) =>
    applyPatches(inside.records, [{ type: "merge", kind: "member", id: member.accountId, changes }]).member;
  expect(merged({ audioMuted: false })[member.accountId]).toEqual({ ...member, audioMuted: false });
  expect(merged({ audioMuted: undefined })[member.accountId]).toEqual(member);
});

test("a patch about a record that is not there changes nothing", () => {
  const id = newId<AccountId>();
  expect(after({ type: "merge", kind: "participant", id, changes: { away: true } })).toEqual(space.records);
  expect(after({ type: "gone", kind: "participant", id })).toEqual(space.records);
});

test("a patch of a kind that is unknown here changes nothing, and the clock goes on", () => {
  const patches = [{ type: "put", kind: "hologram", id: "h", record: {} }] as unknown as SpacePatch[];
  expect(applySpaceChange(space, { clock: 5, patches })).toEqual({ ...space, clock: 5 });
});

test("what was there before is not touched, and kinds without a patch stay the same object", () => {
  const before = structuredClone(space);
  const changed = after({ type: "gone", kind: "participant", id: anna.accountId });
  expect(space).toEqual(before);
  expect(changed.room).toBe(space.records.room);
});

test("a change brings its clock along", () => {
  expect(applySpaceChange(space, { clock: 5, patches: [] })).toEqual({ ...space, clock: 5 });
  const empty = aRoomSnapshot();
  const member = aMember();
  const entered = applyRoomChange(empty, { clock: 1, patches: [putMember(member)] });
  expect(entered).toEqual({
    ...empty,
    clock: 1,
    records: { ...empty.records, member: { [member.accountId]: member } },
  });
});

test("applying patches twice is as good as once", () => {
  const ids = [anna, aParticipant(), aParticipant()];
  const patch = fc
    .constantFrom(...ids)
    .chain((person) =>
      fc.constantFrom<SpacePatch>(
        putParticipant(person),
        { type: "merge", kind: "participant", id: person.accountId, changes: { away: true } },
        { type: "merge", kind: "participant", id: person.accountId, changes: { away: false, roomId: room.id } },
        { type: "gone", kind: "participant", id: person.accountId },
      ),
    );
  fc.assert(
    fc.property(fc.array(patch), (patches) => {
      expect(applyPatches(after(...patches), patches)).toEqual(after(...patches));
    }),
  );
});

test("the next message is applied, an older one ignored, a skipped one asked for", () => {
  expect(clockStep(4, { clock: 5 })).toBe("apply");
  expect(clockStep(4, { clock: 4 })).toBe("old");
  expect(clockStep(4, { clock: 6 })).toBe("gap");
});

test("a message that only its reader gets is applied between the counted ones", () => {
  expect(clockStep(4, { clock: 4, own: true })).toBe("apply");
  expect(clockStep(4, { clock: 3, own: true })).toBe("old");
  expect(clockStep(4, { clock: 5, own: true })).toBe("gap");
});
