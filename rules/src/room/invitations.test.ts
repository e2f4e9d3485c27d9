import { newId } from "@atrium/contract";
import type { Participant, Room, SpacePatch, SpaceSnapshot } from "@atrium/contract";
import { aMember, aParticipant, aRoom, aRoomSnapshot, aSpaceSnapshot } from "@atrium/testkit/liveBuilders";
import { expect, test } from "vitest";
import { applyPatches } from "../live/applyPatches.ts";
import type { Decision, RoomScene, RoomSelf } from "../live/decision.ts";
import { readTables } from "../live/records.ts";
import { decideSetOwnStatus } from "./decide/decideSetOwnStatus.ts";
import {
  closedInvitations,
  decideAcceptSpaceInvitation,
  decideCancelSpaceInvitation,
  decideCreateSpaceInvitation,
  decideRejectSpaceInvitation,
} from "./invitations.ts";

const [lounge, hidden] = [aRoom(), aRoom({ isHidden: true })];
const anna = aParticipant({ roomId: lounge.id });
const boris = aParticipant({ roomId: lounge.id });
const vera = aParticipant({ roomId: lounge.id });

function aSpace(people: readonly Participant[] = [anna, boris, vera]): SpaceSnapshot {
  return aSpaceSnapshot({ rooms: [lounge, hidden], people: [...people] });
}
const self = (participant: Participant): RoomSelf => ({
  participant,
  member: aMember({ accountId: participant.accountId }),
});
const sceneOf = (space: SpaceSnapshot, room: Room = lounge): RoomScene => ({
  room,
  plan: "custom",
  inSpace: readTables(space.records),
  inRoom: readTables(aRoomSnapshot({ roomId: room.id }).records),
});
const patchesOf = (decision: Decision<never> | { ok: false }): SpacePatch[] =>
  decision.ok ? (decision.patches as SpacePatch[]) : [];
const after = (space: SpaceSnapshot, patches: readonly SpacePatch[]): SpaceSnapshot => ({
  ...space,
  records: applyPatches(space.records, patches),
});
const invited = (space: SpaceSnapshot, from: Participant, to: Participant) =>
  after(space, patchesOf(decideCreateSpaceInvitation(sceneOf(space), self(from), to)));

test("both people have the invitation, each from their side", () => {
  const { invitations } = invited(aSpace(), anna, boris).records;
  const between = { fromAccountId: anna.accountId, toAccountId: boris.accountId, roomId: lounge.id };
  expect(invitations).toEqual({
    [anna.accountId]: { accountId: anna.accountId, open: [{ ...between, type: "outbound" }] },
    [boris.accountId]: { accountId: boris.accountId, open: [{ ...between, type: "inbound" }] },
  });
});

test("a line of words that goes with an invitation is told to both people", () => {
  const space = aSpace();
  const asked = { accountId: boris.accountId, words: "Coffee is ready" };
  const { invitations } = after(
    space,
    patchesOf(decideCreateSpaceInvitation(sceneOf(space), self(anna), asked)),
  ).records;
  for (const { accountId } of [anna, boris])
    expect(invitations[accountId]?.open).toMatchObject([{ words: "Coffee is ready" }]);
});

test("a second one of the same person is ignored, one the other way is not", () => {
  const once = invited(aSpace(), anna, boris);
  expect(decideCreateSpaceInvitation(sceneOf(once), self(anna), boris)).toMatchObject({ ok: true, patches: [] });
  expect(invited(once, boris, anna).records.invitations[anna.accountId]?.open).toHaveLength(2);
});

test("nobody invites themselves, who is not there, or who only listens in an audience", () => {
  const listener = aParticipant({ roomId: lounge.id, inAudience: true });
  const scene = sceneOf(aSpace([anna, listener]));
  for (const accountId of [anna.accountId, newId<typeof anna.accountId>(), listener.accountId])
    expect(decideCreateSpaceInvitation(scene, self(anna), { accountId })).toMatchObject({
      code: "participantNotFound",
    });
});

test("who does not want to be disturbed is not asked", () => {
  const quiet = aParticipant({ roomId: lounge.id, dontDisturb: true });
  expect(decideCreateSpaceInvitation(sceneOf(aSpace([anna, quiet])), self(anna), quiet)).toMatchObject({
    code: "forbidden",
  });
});

test("nobody is told of a hidden room by an invitation into it", () => {
  expect(decideCreateSpaceInvitation(sceneOf(aSpace(), hidden), self(anna), boris)).toMatchObject({
    code: "roomIsHidden",
  });
});

test.each([
  { how: "accepting", decide: decideAcceptSpaceInvitation, by: boris, other: anna },
  { how: "rejecting", decide: decideRejectSpaceInvitation, by: boris, other: anna },
  { how: "cancelling", decide: decideCancelSpaceInvitation, by: anna, other: boris },
])("$how ends it for both and leaves the others open; a second time there is none", ({ decide, by, other }) => {
  const space = invited(invited(aSpace(), anna, boris), vera, boris);
  const ended = after(space, patchesOf(decide(sceneOf(space), self(by), other)));
  expect(ended.records.invitations[anna.accountId]).toBeUndefined();
  expect(ended.records.invitations[boris.accountId]?.open).toMatchObject([{ fromAccountId: vera.accountId }]);
  expect(decide(sceneOf(ended), self(by), other)).toMatchObject({ code: "inviteNotFound" });
});

test("who invites cannot accept for the other, nor the other take it back", () => {
  const space = invited(aSpace(), anna, boris);
  expect(decideAcceptSpaceInvitation(sceneOf(space), self(anna), boris)).toMatchObject({ code: "inviteNotFound" });
  expect(decideCancelSpaceInvitation(sceneOf(space), self(boris), anna)).toMatchObject({ code: "inviteNotFound" });
});

test("whoever leaves leaves none open, neither from them nor to them", () => {
  const space = invited(invited(invited(aSpace(), anna, boris), boris, vera), vera, anna);
  const left = after(space, closedInvitations(readTables(space.records), boris.accountId));
  expect(Object.keys(left.records.invitations).toSorted()).toEqual([anna.accountId, vera.accountId].toSorted());
  for (const { open } of Object.values(left.records.invitations))
    expect(open).toMatchObject([{ fromAccountId: vera.accountId, toAccountId: anna.accountId }]);
  expect(closedInvitations(readTables(left.records), boris.accountId)).toEqual([]);
});

test("who asks not to be disturbed turns down whoever asks them, and keeps what they ask themselves", () => {
  const space = invited(invited(invited(aSpace(), anna, boris), vera, boris), boris, anna);
  const quiet = decideSetOwnStatus(sceneOf(space), self(boris), { status: "dontDisturb" });
  const { invitations, participant } = after(space, patchesOf(quiet)).records;
  expect(participant[boris.accountId]?.dontDisturb).toBe(true);
  expect(invitations[boris.accountId]?.open).toMatchObject([{ type: "outbound", toAccountId: anna.accountId }]);
  expect(invitations[anna.accountId]?.open).toMatchObject([{ type: "inbound", fromAccountId: boris.accountId }]);
  expect(invitations[vera.accountId]).toBeUndefined();
});

test.each([
  { who: "member", role: "SPACE_MEMBER" as const, asks: 1 },
  { who: "guest, who may not open the door of a private area,", role: "SPACE_GUEST" as const, asks: 0 },
])("whoever accepts the invitation of a $who is let past a closed door to them: $asks", ({ role, asks }) => {
  const host = aParticipant({ roomId: hidden.id, role });
  const space = invited(aSpace([host, boris]), host, boris);
  const decision = decideAcceptSpaceInvitation(sceneOf(space), self(boris), host);
  const way = { ask: "letPast", accountId: boris.accountId, hostId: host.accountId, roomId: lounge.id, areaId: null };
  expect(decision).toMatchObject({ ok: true, asks: Array.from({ length: asks }, () => way) });
});
