import { newId } from "@atrium/contract";
import type { AccountId, Room } from "@atrium/contract";
import { aMember, aParticipant, aRoom, aRoomSnapshot, aSpaceSnapshot } from "@atrium/testkit/liveBuilders";
import { expect, test } from "vitest";
import type { RoomScene, RoomSelf } from "../live/decision.ts";
import { readTables } from "../live/records.ts";
import { decideMuteSelf } from "./decide/decideMuteSelf.ts";
import { decideSetMegaphone } from "./decide/decideSetMegaphone.ts";
import { decideShareScreen } from "./decide/decideShareScreen.ts";
import { decideLetIn, letInBy, shieldsRaised, waitsAtShield } from "./shield.ts";

const [shielded, open] = [aRoom({ shield: true }), aRoom()];
const waiting = aParticipant({ roomId: shielded.id, heldSinceMs: 1 });
const waitsToo = aParticipant({ roomId: shielded.id, heldSinceMs: 2 });
const speaks = aParticipant({ roomId: shielded.id });
const people = [waiting, waitsToo, speaks];
const inSpace = readTables(aSpaceSnapshot({ rooms: [shielded, open], people }).records);
const members = people.map(({ accountId }) => aMember({ accountId }));
const scene: RoomScene = {
  room: shielded,
  plan: "custom",
  inSpace,
  inRoom: readTables(aRoomSnapshot({ roomId: shielded.id, members }).records),
};
const self = (participant: typeof waiting): RoomSelf => ({ participant, member: aMember(participant) });
const letIn = (accountId: AccountId) => ({
  type: "merge",
  kind: "participant",
  id: accountId,
  changes: { heldSinceMs: null },
});
const put = (record: Room) => [{ type: "put", kind: "room", id: record.id, record } as const];

test("guests and members wait at a shield, hosts do not; nobody does on a stage or without one", () => {
  expect(waitsAtShield(shielded, "PUBLIC_GUEST")).toBe(true);
  expect(waitsAtShield(shielded, "SPACE_MEMBER")).toBe(true);
  for (const role of ["SPACE_MODERATOR", "SPACE_ADMIN", "TEAM_ADMIN"] as const)
    expect(waitsAtShield(shielded, role)).toBe(false);
  expect(waitsAtShield({ ...shielded, type: "stage" }, "PUBLIC_GUEST")).toBe(false);
  expect(waitsAtShield(open, "PUBLIC_GUEST")).toBe(false);
});

test("who waits turns nothing on and everything off", () => {
  for (const sent of [{ audioMuted: false }, { videoMuted: false }])
    expect(decideMuteSelf(scene, self(waiting), sent)).toMatchObject({ code: "forbidden" });
  expect(decideMuteSelf(scene, self(waiting), { audioMuted: true, videoMuted: true })).toMatchObject({ ok: true });
  expect(decideShareScreen(scene, self(waiting), { screen: true })).toMatchObject({ code: "forbidden" });
  expect(decideShareScreen(scene, self(waiting), { screen: false })).toMatchObject({ ok: true });
  const host = { ...waiting, role: "TEAM_ADMIN" } as const;
  expect(decideSetMegaphone(scene, self(host), { on: true })).toMatchObject({ code: "megaphoneNotAllowed" });
  expect(decideMuteSelf(scene, self(speaks), { audioMuted: false })).toMatchObject({ ok: true });
});

test("a host lets one in, or all; the media server is asked to hold it too", () => {
  const asks = [{ ask: "checkMedia" }];
  const { accountId } = waiting;
  expect(decideLetIn(scene, { accountId })).toMatchObject({ patches: [letIn(accountId)], asks });
  expect(decideLetIn(scene, {})).toMatchObject({ patches: [letIn(accountId), letIn(waitsToo.accountId)], asks });
});

test("whom another host has let in is no fault; who is not in the room is", () => {
  expect(decideLetIn(scene, { accountId: speaks.accountId })).toMatchObject({ ok: true, patches: [], asks: [] });
  expect(decideLetIn(scene, { accountId: newId() })).toMatchObject({ code: "participantNotFound" });
});

test("taking the shield down lets in all who wait, and so does making it a stage", () => {
  const all = [letIn(waiting.accountId), letIn(waitsToo.accountId)];
  expect(letInBy(inSpace, put({ ...shielded, shield: false }))).toEqual(all);
  expect(letInBy(inSpace, put({ ...shielded, type: "stage" }))).toEqual(all);
  expect(letInBy(inSpace, put({ ...shielded, name: "Other" }))).toEqual([]);
  const merge = { type: "merge", kind: "room", id: shielded.id, changes: { shield: false } } as const;
  expect(letInBy(inSpace, [merge])).toEqual(all);
});

test("a shield that comes up is noticed once", () => {
  const up = { ...open, shield: true };
  expect(shieldsRaised(inSpace, put(up))).toEqual([up]);
  expect(shieldsRaised(inSpace, put({ ...shielded, name: "Other" }))).toEqual([]);
  expect(shieldsRaised(inSpace, put({ ...up, type: "stage" }))).toEqual([]);
});
