import { ok, refuse } from "@atrium/contract";
import type { Effect, operations } from "@atrium/contract";
import { profileOf } from "../account/index.ts";
import type { Account } from "../account/index.ts";
import type { Handler } from "../platform/calls/handler.ts";
import type { Transaction } from "../platform/database/database.ts";
import type { CalendarNeeds } from "./calendarNeeds.ts";
import { dropCalendar, findCalendar } from "./calendarStore.ts";
import { openPermission } from "./permissionSeal.ts";

type Needs = Pick<CalendarNeeds, "calendarKey" | "outgoing">;

export const revokeGoogleCalendar: Handler<typeof operations.revokeGoogleCalendar, Needs> = async (
  needs,
  { tx, accountId, nowMs },
) => {
  const ended = await endCalendar(needs, tx, { accountId, nowMs });
  return ended === null ? refuse("notIntegrated") : ok({ account: profileOf(ended.account) }, ended.effects);
};

interface Ending {
  accountId: Account["id"];
  nowMs: number;
}

/** Deletes the permission, and revokes it at Google after the commit; null if no calendar is connected. */
export async function endCalendar(
  { calendarKey, outgoing }: Needs,
  tx: Transaction,
  { accountId, nowMs }: Ending,
): Promise<{ account: Account; effects: Effect[] } | null> {
  const sealed = await findCalendar(tx, accountId);
  const account = sealed === null ? null : await dropCalendar(tx, accountId, sealed);
  if (sealed === null || account === null) return null;
  const token = openPermission(calendarKey, sealed);
  if (token === null) return { account, effects: [] };
  return { account, effects: [await outgoing.put(tx, "permission", { content: { token, accountId }, nowMs })] };
}
