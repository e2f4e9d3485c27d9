import { openSessions } from "../account/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database/database.ts";
import type { LiveSpaces } from "./liveSpaces.ts";

interface WatchSessionsNeeds {
  db: Database;
  clock: Clock;
  spaces: LiveSpaces;
  onFault: (error: unknown) => void;
}

const EVERY_MS = 2000;

/** Ends the visits of sessions that ran out, or ended on another node. Returns its undo. */
export function watchSessions(needs: WatchSessionsNeeds): () => void {
  return needs.clock.every(EVERY_MS, () => void endOver(needs).catch(needs.onFault));
}

async function endOver({ db, clock, spaces }: WatchSessionsNeeds): Promise<void> {
  const sessionIds = [...new Set(spaces.all().flatMap((space) => space.sessionIds()))];
  if (sessionIds.length === 0) return;
  const open = await openSessions(db, sessionIds, clock.nowMs());
  for (const sessionId of sessionIds) {
    if (open.has(sessionId)) continue;
    for (const space of spaces.all()) space.endSession(sessionId);
  }
}
