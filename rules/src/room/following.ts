// Following: somebody follows another from room to room, until they stop or one of the two leaves the space.
import { refuse } from "@atrium/contract";
import type { AccountId, SpacePatch, SpaceRecords } from "@atrium/contract";
import { decided } from "../live/decision.ts";
import type { SpaceRule } from "../live/decision.ts";
import type { ReadRecords } from "../live/records.ts";

type SpaceState = ReadRecords<SpaceRecords>;

/** Two people who followed each other would never stop. */
export const decideFollowPerson: SpaceRule<{ accountId: AccountId | null }, "participantNotFound" | "forbidden"> = (
  { inSpace },
  { participant: self },
  { accountId },
) => {
  if ((self.followsAccountId ?? null) === accountId) return decided();
  if (accountId !== null) {
    const other = inSpace.get("participant", accountId);
    if (other === undefined || other.inAudience || accountId === self.accountId) return refuse("participantNotFound");
    if (leadersOf(inSpace, accountId).has(self.accountId)) return refuse("forbidden");
  }
  return decided({ patches: [followPatch(self.accountId, accountId)] });
};

/** When somebody leaves, nobody follows them any more. */
export const endedFollowing = (inSpace: SpaceState, accountId: AccountId): SpacePatch[] =>
  [...inSpace.all("participant")]
    .filter(({ followsAccountId }) => followsAccountId === accountId)
    .map((follower) => followPatch(follower.accountId, null));

/** Whom somebody follows, and whom that person follows, and so on. */
export function leadersOf(inSpace: Pick<SpaceState, "get">, accountId: AccountId): ReadonlySet<AccountId> {
  const leaders = new Set<AccountId>();
  let next = inSpace.get("participant", accountId)?.followsAccountId ?? null;
  while (next !== null && !leaders.has(next)) {
    leaders.add(next);
    next = inSpace.get("participant", next)?.followsAccountId ?? null;
  }
  return leaders;
}

const followPatch = (accountId: AccountId, followsAccountId: AccountId | null): SpacePatch => ({
  type: "merge",
  kind: "participant",
  id: accountId,
  changes: { followsAccountId },
});
