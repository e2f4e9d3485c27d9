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
export async function recordAudit(tx: Transaction, at: Audited, act: AuditedAct): Promise<void> {
  const actorId = must(at.caller.accountId, "only accounts may change what belongs to a team");
  const [device, country] = [deviceOf(at.caller.userAgent ?? ""), countryOf(at.caller.address)];
  await insertEntry(tx, { ...at, actorId, device, country }, act);
}

/** Records what whoever runs the program does with a team, or the clock. */
export async function recordOperatorAudit(
  tx: Transaction,
  at: Pick<Audited, "teamId" | "nowMs">,
  act: AuditedAct,
): Promise<void> {
  await insertEntry(tx, { ...at, actorId: null, device: null, country: null }, act);
}

type By = Pick<typeof auditEntries.$inferInsert, "actorId" | "device" | "country">;

async function insertEntry(
  tx: Transaction,
  { teamId, nowMs, actorId, device, country }: By & Pick<Audited, "teamId" | "nowMs">,
  { action, ...about }: AuditedAct,
): Promise<void> {
  const [id, at] = [newId<AuditEntryId>(), new Date(nowMs)];
  await tx.insert(auditEntries).values({ id, teamId, at, actorId, action, about, device, country });
}
