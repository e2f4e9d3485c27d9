import { newId } from "@atrium/contract";
import type { Participant } from "@atrium/contract";
import { aParticipant, aSpaceSnapshot } from "@atrium/testkit/liveBuilders";
import { expect, test } from "vitest";
import { readTables } from "../live/records.ts";
import { decideFollowPerson, endedFollowing } from "./following.ts";

const leader = aParticipant();
const follower = aParticipant({ followsAccountId: leader.accountId });
const third = aParticipant({ followsAccountId: follower.accountId });
const unseen = aParticipant({ inAudience: true });
const inSpace = readTables(aSpaceSnapshot({ people: [leader, follower, third, unseen] }).records);
const follow = (participant: Participant, accountId: Participant["followsAccountId"] & string) =>
  decideFollowPerson({ inSpace, plan: "custom" }, { participant }, { accountId });
const now = ({ accountId }: Participant, followsAccountId: string | null) => [
  { type: "merge", kind: "participant", id: accountId, changes: { followsAccountId } },
];

test("one follows somebody, another one instead, and nobody any more", () => {
  expect(follow(leader, newId())).toMatchObject({ code: "participantNotFound" });
  expect(follow(third, leader.accountId)).toMatchObject({ patches: now(third, leader.accountId) });
  const stop = decideFollowPerson({ inSpace, plan: "custom" }, { participant: follower }, { accountId: null });
  expect(stop).toMatchObject({ patches: now(follower, null) });
  expect(follow(follower, leader.accountId)).toMatchObject({ ok: true, patches: [] });
});

test("nobody follows themselves, one of the audience, or who follows them, be it by way of others", () => {
  expect(follow(leader, leader.accountId)).toMatchObject({ code: "participantNotFound" });
  expect(follow(leader, unseen.accountId)).toMatchObject({ code: "participantNotFound" });
  expect(follow(leader, follower.accountId)).toMatchObject({ code: "forbidden" });
  expect(follow(leader, third.accountId)).toMatchObject({ code: "forbidden" });
});

test("whoever leaves is followed no longer", () => {
  expect(endedFollowing(inSpace, leader.accountId)).toEqual(now(follower, null));
  expect(endedFollowing(inSpace, third.accountId)).toEqual([]);
});
