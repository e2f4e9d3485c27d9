import { must, newId } from "@atrium/contract";
import type { AccountId, AuditedAct, AuditEntryId, TeamId } from "@atrium/contract";
import type { Transaction } from "../../platform/database/database.ts";
import { auditEntries } from "../tables.ts";

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
