import type { AccountId, SsoTestOutcome, TeamId } from "@atrium/contract";
import { and, desc, eq, gt } from "drizzle-orm";
import type { Query, Transaction } from "../../platform/database/database.ts";
import { isAwaitedStill } from "../ssoStore.ts";
import type { AwaitedAnswer, SamlRequest } from "../ssoStore.ts";
import { samlRequests } from "../tables.ts";

interface Tester {
  teamId: TeamId;
  accountId: AccountId;
}
const isTheirs = ({ teamId, accountId }: Tester) =>
  and(eq(samlRequests.teamId, teamId), eq(samlRequests.testedBy, accountId));

interface Begun extends Tester, Pick<SamlRequest, "requestHash" | "browserHash" | "expiresAt"> {
  startedAt: Date;
}

/** One trial at a time: the one before, answered or not, is forgotten. */
export async function insertTrial(tx: Transaction, { accountId, ...begun }: Begun): Promise<void> {
  await tx.delete(samlRequests).where(isTheirs({ teamId: begun.teamId, accountId }));
  await tx.insert(samlRequests).values({ ...begun, testedBy: accountId });
}

interface Asking extends Tester, Pick<SamlRequest, "browserHash"> {
  nowMs: number;
}

/** Somebody's trial that was started in this browser, while it has not expired. */
export async function findTrial(query: Query, { browserHash, nowMs, ...tester }: Asking): Promise<SamlRequest | null> {
  const [found] = await query
    .select()
    .from(samlRequests)
    .where(
      and(isTheirs(tester), eq(samlRequests.browserHash, browserHash), gt(samlRequests.expiresAt, new Date(nowMs))),
    )
    .orderBy(desc(samlRequests.startedAt))
    .limit(1);
  return found ?? null;
}

/** Stores what became of a trial, once: it gets no code, by which somebody could sign in. */
export async function keepOutcome(
  query: Query,
  awaited: AwaitedAnswer,
  { outcome, shownUntil }: { outcome: SsoTestOutcome; shownUntil: Date },
): Promise<void> {
  await query
    .update(samlRequests)
    .set({ answeredAt: new Date(awaited.nowMs), outcome, expiresAt: shownUntil })
    .where(isAwaitedStill(awaited));
}
