import { newId } from "@atrium/contract";
import type { AccountId, SpaceInvitation, SpacePatch } from "@atrium/contract";
import { expect, test } from "vitest";
import { roomId, selfId, spaceId } from "../../testing/liveFixtures.ts";
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
