import { must, newId } from "@atrium/contract";
import type { AuditedAct, AuditEntryId, TeamId } from "@atrium/contract";
import { deviceOf } from "../../account/index.ts";
import type { Caller } from "../../platform/calls/context.ts";
import { countryOf } from "../../platform/country.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { auditEntries } from "../tables.ts";

/** Actor, place and time, from the handler's context. */
interface Audited {
  teamId: TeamId;
  caller: Pick<Caller, "accountId" | "userAgent" | "address">;
  nowMs: number;
}

/** Records an admin's action in the transaction that performs it: neither exists without the other. */
export async function recordAudit(tx: Transaction, at: Audited, { action, ...about }: AuditedAct): Promise<void> {
  const actorId = must(at.caller.accountId, "only accounts may change what belongs to a team");
  await tx.insert(auditEntries).values({
    id: newId<AuditEntryId>(),
    teamId: at.teamId,
    at: new Date(at.nowMs),
    actorId,
    action,
    about,
    device: deviceOf(at.caller.userAgent ?? ""),
    country: countryOf(at.caller.address),
  });
}
