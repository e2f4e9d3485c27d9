import { constants } from "@atrium/contract";
import { accounts, forgetGuests, forgetSessions, forgetSignIns } from "../account/index.ts";
import { forgetReplies } from "../platform/calls/storedReplies.ts";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database/database.ts";
import type { Log } from "../platform/log.ts";
import { forgetOldWindows } from "../platform/rateLimit.ts";
import { forgetBans, isMember } from "../space/index.ts";
import { isInTeam } from "../team/index.ts";

const EVERY_MS = 10 * 60_000;
const DAY_MS = 24 * 3_600_000;

/** Removes what nobody asks for any more, now and then. Returns its end. */
export function startHousekeeping({ db, clock, log }: { db: Database; clock: Clock; log: Log }): () => void {
  return clock.every(EVERY_MS, () => {
    clean(db, clock.nowMs()).catch((error: unknown) => log.warn({ err: error }, "housekeeping failed"));
  });
}

/** One sweep; it may be done again at any time. */
export async function clean(db: Database, nowMs: number): Promise<void> {
  await forgetReplies(db, { beforeMs: nowMs - constants.call.replayForMs, most: constants.call.mostReplies });
  await forgetOldWindows(db, nowMs);
  await forgetSignIns(db, nowMs - DAY_MS);
  await forgetSessions(db, nowMs);
  await forgetBans(db, nowMs);
  const madeBeforeMs = nowMs - constants.session.guestKeptMs;
  await forgetGuests(db, { madeBeforeMs, unless: [isInTeam(db, accounts.id), isMember(db, accounts.id)] });
}
