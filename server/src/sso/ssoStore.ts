import type { TeamId } from "@atrium/contract";
import { planHas } from "@atrium/rules";
import { and, eq, gt, isNotNull, isNull, lte } from "drizzle-orm";
import type { Database, Query, Transaction } from "../platform/database/database.ts";
import { findTeam } from "../team/index.ts";
import type { TeamRow } from "../team/index.ts";
import type { SamlPerson } from "./saml/samlPerson.ts";
import { samlAssertions, samlRequests, teamSso } from "./tables.ts";

export type SsoRow = typeof teamSso.$inferSelect;
export type SamlRequest = typeof samlRequests.$inferSelect;

export async function findSso(query: Query, teamId: TeamId): Promise<SsoRow | null> {
  const [row] = await query.select().from(teamSso).where(eq(teamSso.teamId, teamId));
  return row ?? null;
}

/** A team with single sign-on in its plan, and its settings, be they on or off; null if there are none. */
export async function findPlannedSso(query: Query, teamId: TeamId): Promise<{ team: TeamRow; sso: SsoRow } | null> {
  const sso = await findSso(query, teamId);
  const team = sso === null ? null : await findTeam(query, teamId);
  return sso === null || team === null || !planHas(team.plan, "sso") ? null : { team, sso };
}

/** A team whose people may sign in through their provider now; null while that is off or not in the plan. */
export async function findOpenSso(query: Query, teamId: TeamId): Promise<{ team: TeamRow; sso: SsoRow } | null> {
  const found = await findPlannedSso(query, teamId);
  return found?.sso.isEnabled === true ? found : null;
}

/** A trial says what became of the settings it was made with: with another provider, the trials before are forgotten. */
export async function setSso(tx: Transaction, { teamId, ...settings }: SsoRow): Promise<void> {
  const [before] = await tx.select().from(teamSso).where(eq(teamSso.teamId, teamId)).for("update");
  if (before !== undefined && providerOf(before) !== providerOf(settings))
    await tx.delete(samlRequests).where(and(eq(samlRequests.teamId, teamId), isNotNull(samlRequests.testedBy)));
  await tx
    .insert(teamSso)
    .values({ teamId, ...settings })
    .onConflictDoUpdate({ target: teamSso.teamId, set: settings });
}

const providerOf = ({ signInUrl, entityId, certificates }: Omit<SsoRow, "teamId">): string =>
  JSON.stringify([signInUrl, entityId, certificates]);

export async function insertSamlRequest(
  query: Query,
  request: Pick<SamlRequest, "requestHash" | "teamId" | "browserHash" | "redirect" | "invitationHash" | "expiresAt">,
): Promise<void> {
  await query.insert(samlRequests).values(request);
}

export interface AwaitedAnswer {
  teamId: TeamId;
  requestHash: string;
  nowMs: number;
}
export const isAwaitedStill = ({ teamId, requestHash, nowMs }: AwaitedAnswer) =>
  and(
    eq(samlRequests.requestHash, requestHash),
    eq(samlRequests.teamId, teamId),
    isNull(samlRequests.answeredAt),
    gt(samlRequests.expiresAt, new Date(nowMs)),
  );

/** A sign-in or a trial of this team that was started and is not answered yet; null if there is none. */
export async function findAwaited(
  query: Query,
  awaited: AwaitedAnswer,
): Promise<Pick<SamlRequest, "requestHash" | "testedBy"> | null> {
  const { requestHash, testedBy } = samlRequests;
  const [row] = await query.select({ requestHash, testedBy }).from(samlRequests).where(isAwaitedStill(awaited));
  return row ?? null;
}

interface Kept extends AwaitedAnswer {
  assertionHash: string;
  codeHash: string;
  person: SamlPerson;
  /** When the code expires. */
  codeUntil: Date;
  /** How long the assertion is remembered. */
  usedUntil: Date;
}

/** Uses up a request and an assertion, both at once and for good. */
export async function keepAnswer(
  tx: Transaction,
  { assertionHash, codeHash, person, codeUntil, usedUntil, ...awaited }: Kept,
): Promise<"kept" | "usedBefore" | "notAwaited"> {
  const fresh = await tx
    .insert(samlAssertions)
    .values({ assertionHash, expiresAt: usedUntil })
    .onConflictDoNothing()
    .returning({ assertionHash: samlAssertions.assertionHash });
  if (fresh.length === 0) return "usedBefore";
  const answered = await tx
    .update(samlRequests)
    .set({ answeredAt: new Date(awaited.nowMs), codeHash, person, expiresAt: codeUntil })
    .where(isAwaitedStill(awaited))
    .returning({ requestHash: samlRequests.requestHash });
  return answered.length === 0 ? "notAwaited" : "kept";
}

/** The answer for the browser that started the sign-in, locked until this transaction ends. */
export async function lockAnswered(
  tx: Transaction,
  { codeHash, browserHash, nowMs }: { codeHash: string; browserHash: string; nowMs: number },
): Promise<SamlRequest | null> {
  const isMeant = and(
    eq(samlRequests.codeHash, codeHash),
    eq(samlRequests.browserHash, browserHash),
    gt(samlRequests.expiresAt, new Date(nowMs)),
  );
  const [found] = await tx.select().from(samlRequests).where(isMeant).for("update");
  return found ?? null;
}

export async function endSamlRequest(tx: Transaction, { requestHash }: SamlRequest): Promise<void> {
  await tx.delete(samlRequests).where(eq(samlRequests.requestHash, requestHash));
}

/** Deletes answers that nobody fetched, and assertions that have expired. */
export async function forgetSaml(db: Database, nowMs: number): Promise<void> {
  const now = new Date(nowMs);
  await db.delete(samlRequests).where(lte(samlRequests.expiresAt, now));
  await db.delete(samlAssertions).where(lte(samlAssertions.expiresAt, now));
}
