import { openSessions } from "../account/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database/database.ts";

/** What depends on sessions: visits of a space, links of accounts. */
interface SessionHolder {
  sessionIds(): readonly string[];
  endSession(sessionId: string): void;
}

interface WatchSessionsNeeds {
  db: Database;
  clock: Clock;
  holders: () => readonly SessionHolder[];
  onFault: (error: unknown) => void;
}

const EVERY_MS = 2000;

/** Ends what depends on sessions that expired, or ended on another node. Returns its undo. */
export function watchSessions(needs: WatchSessionsNeeds): () => void {
  return needs.clock.every(EVERY_MS, () => void endOver(needs).catch(needs.onFault));
}

async function endOver({ db, clock, holders }: WatchSessionsNeeds): Promise<void> {
  const sessionIds = [...new Set(holders().flatMap((holder) => holder.sessionIds()))];
  if (sessionIds.length === 0) return;
  const open = await openSessions(db, sessionIds, clock.nowMs());
  for (const sessionId of sessionIds) {
    if (open.has(sessionId)) continue;
    for (const holder of holders()) holder.endSession(sessionId);
  }
}
