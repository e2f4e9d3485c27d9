import { must, newId } from "@atrium/contract";
import type { AccountId, AuditEntryId, SpaceId, SpaceMemberRole, TeamId, TeamRole } from "@atrium/contract";
import type { Transaction } from "../../platform/database/database.ts";
import { auditEntries } from "../tables.ts";

/** What was done to whom: ids and roles, never a name or an address, so that it stays when somebody is forgotten. */
export type AuditedAct =
  | { action: "memberRoleChanged"; accountId: AccountId; from: TeamRole; to: TeamRole }
  | {
      action: "memberDemoted" | "memberRemoved" | "memberLeft" | "guestPromoted" | "guestRemoved";
      accountId: AccountId;
    }
  | { action: "peopleInvited"; role: TeamRole; count: number }
  | { action: "invitationTakenBack" | "linkMade" | "invitationAccepted"; role: TeamRole }
  | { action: "memberSpacesSet" | "guestSpacesSet"; accountId: AccountId; spaceIds: readonly SpaceId[] }
  | { action: "spaceDeleted" | "spaceRestored" | "enteredAsAdmin"; spaceId: SpaceId }
  | { action: "spaceMembersAdded" | "spaceGuestsAdded"; accountIds: readonly AccountId[]; spaceId: SpaceId }
  | { action: "spaceRoleChanged"; accountId: AccountId; spaceId: SpaceId; from: SpaceMemberRole; to: SpaceMemberRole }
  | {
      action: "moderatorMade" | "moderatorEnded" | "spaceMemberRemoved" | "spaceGuestRemoved";
      accountId: AccountId;
      spaceId: SpaceId;
    };

/** By whom, where and when: what a handler knows of its call. */
interface Audited {
  teamId: TeamId;
  actorId: AccountId | null;
  nowMs: number;
}

/** Writes down what an admin has done, in the transaction that does it: neither is there without the other. */
export async function recordAudit(tx: Transaction, at: Audited, { action, ...about }: AuditedAct): Promise<void> {
  const actorId = must(at.actorId, "only accounts may change what belongs to a team");
  await tx
    .insert(auditEntries)
    .values({ id: newId<AuditEntryId>(), teamId: at.teamId, at: new Date(at.nowMs), actorId, action, about });
}
