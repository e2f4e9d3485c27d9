import type { Bus } from "../../platform/bus.ts";
import type { Database } from "../../platform/database/database.ts";
import { chatChanged } from "../engine/topics.ts";
import { deleteOldest, findExpiring } from "./expiringStore.ts";

const DAY_MS = 24 * 3_600_000;
/** How many batches one round deletes at most; the next one continues. */
const MOST_BATCHES = 100;

/**
 * Deletes the messages that their teams do not keep any more, a batch at a time. Whoever looks at such a chat sees them
 * go. Can be interrupted and repeated at any time, on several nodes at once.
 */
export async function forgetOldMessages({ db, bus }: { db: Database; bus: Bus }, nowMs: number): Promise<void> {
  let left = MOST_BATCHES;
  for (const { chatId, days } of await findExpiring(db, nowMs)) {
    const at = { before: new Date(nowMs - days * DAY_MS), nowMs };
    for (;;) {
      if (left === 0) return;
      left -= 1;
      const gone = await db.transaction((tx) => deleteOldest(tx, chatId, at));
      if (gone === null) break;
      const { place, revision, upTo: position } = gone;
      bus.publish(chatChanged, { place, revision, change: { kind: "cleared", position } });
    }
  }
}
