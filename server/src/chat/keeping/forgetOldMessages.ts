import type { Bus } from "../../platform/bus.ts";
import type { Database } from "../../platform/database/database.ts";
import { noteFreeTeams } from "../../team/index.ts";
import { chatChanged } from "../engine/topics.ts";
import { BATCH, deleteOldest, findExpiring, teamsWithTerm } from "./expiringStore.ts";

/** How many batches of one chat a round deletes at most: others have their turn, and the next round continues. */
const MOST_BATCHES = 20;

interface ForgetOldMessagesNeeds {
  db: Database;
  bus: Bus;
  /** What concerns one chat, or some teams, failed; the others of the round go on. */
  onFault: (error: unknown) => void;
  /** False once the program stops. */
  goesOn?: () => boolean;
}

/**
 * One round: deletes the messages that their teams do not keep any more, a batch at a time, of each chat that has some.
 * Whoever looks at such a chat sees them go. Can be interrupted and repeated at any time, on several nodes at
 * once.
 */
export async function forgetOldMessages(needs: ForgetOldMessagesNeeds, nowMs: number): Promise<void> {
  const { db, onFault, goesOn = () => true } = needs;
  await noteFreeTeams(db, nowMs).catch(onFault);
  let teams = await teamsWithTerm(db, nowMs, null);
  for (; teams.length > 0; teams = await teamsWithTerm(db, nowMs, teams.at(-1) ?? null)) {
    const due = await findExpiring(db, teams, nowMs).catch((error: unknown): string[] => (onFault(error), []));
    for (const chatId of due) {
      if (!goesOn()) return;
      await forgetIn(needs, chatId, nowMs).catch(onFault);
    }
  }
}

async function forgetIn({ db, bus }: ForgetOldMessagesNeeds, chatId: string, nowMs: number): Promise<void> {
  for (let left = MOST_BATCHES; left > 0; left -= 1) {
    const gone = await db.transaction((tx) => deleteOldest(tx, chatId, nowMs));
    if (gone === null) return;
    const { place, revision, upTo: position, count } = gone;
    bus.publish(chatChanged, { place, revision, change: { kind: "cleared", position } });
    if (count < BATCH) return;
  }
}
