import { newId } from "@atrium/contract";
import type { AccountId, ElementId, RoomPatch, SpaceInvitation, SpacePatch, SpaceRole } from "@atrium/contract";
import { expect, test } from "vitest";
import { member, roomId, selfId, spaceId } from "../../testing/liveFixtures.ts";
import { visitStage } from "../../testing/visitStage.ts";

const asks = (fromAccountId: AccountId): SpaceInvitation => ({
  type: "inbound",
  fromAccountId,
  toAccountId: selfId,
  roomId,
});
const open = (invitations: SpaceInvitation[]): SpacePatch => ({
  type: "put",
  kind: "invitations",
  id: selfId,
  record: { accountId: selfId, open: invitations },
});

test("being asked over sounds once for each who asks; what I ask myself does not", async () => {
  const { net, enter, sounds, clock } = visitStage();
  await enter();
  const [first, second] = [newId<AccountId>(), newId<AccountId>()];
  const told = (at: number, invitations: SpaceInvitation[]) =>
    net.last().tell({ type: "spacePatches", clock: at, patches: [open(invitations)] });
  told(1, [asks(first)]);
  expect(sounds.map(({ name }) => name)).toEqual(["notification"]);
  await clock.pass(5_000);
  told(2, [asks(first), { ...asks(selfId), type: "outbound", toAccountId: second }]);
  expect(sounds).toHaveLength(1);
  told(3, [asks(first), asks(second)]);
  expect(sounds).toHaveLength(2);
});

test("who does not want to be disturbed hears nobody ask and nobody come", async () => {
  const { net, enter, sounds } = visitStage();
  await enter();
  const quiet: SpacePatch = { type: "merge", kind: "participant", id: selfId, changes: { dontDisturb: true } };
  net.last().tell({ type: "spacePatches", clock: 1, patches: [quiet, open([asks(newId<AccountId>())])] });
  expect(sounds).toEqual([]);
});

test("a space without sounds plays none", async () => {
  const { net, enter, sounds } = visitStage();
  await enter();
  const quiet: SpacePatch = { type: "merge", kind: "space", id: spaceId, changes: { hasSounds: false } };
  net.last().tell({ type: "spacePatches", clock: 1, patches: [quiet, open([asks(newId<AccountId>())])] });
  expect(sounds).toEqual([]);
});

test("a knock sounds for those inside who may answer it, and not for a guest", async () => {
  const { net, enter, sounds, clock } = visitStage();
  await enter();
  const [areaId, other] = [newId<ElementId>(), newId<AccountId>()];
  const toRoom = (at: number, patches: RoomPatch[]) =>
    net.last().tell({ type: "roomPatches", roomId, clock: at, patches });
  const knocks = () => sounds.filter(({ name }) => name === "notification").length;
  const knock = { areaId, sinceMs: 1 };
  const knocking: RoomPatch = { type: "merge", kind: "member", id: other, changes: { knock } };
  const become = (at: number, role: SpaceRole) => {
    const patches: SpacePatch[] = [{ type: "merge", kind: "participant", id: selfId, changes: { role } }];
    net.last().tell({ type: "spacePatches", clock: at, patches });
  };
  become(1, "SPACE_MEMBER");
  toRoom(1, [{ type: "merge", kind: "member", id: selfId, changes: { privateAreaIds: [areaId] } }]);
  toRoom(2, [{ type: "put", kind: "member", id: other, record: member(other, 1) }, knocking]);
  expect(knocks()).toBe(1);
  await clock.pass(5_000);
  become(2, "SPACE_GUEST");
  toRoom(3, [knocking]);
  expect(knocks()).toBe(1);
});
