import type { AccountId, ChatMessageId, Effect } from "@atrium/contract";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Bus } from "../platform/bus.ts";
import type { Database, Transaction } from "../platform/database/database.ts";
import { chatChanged } from "./engine/topics.ts";
import { lockPlaced } from "./store/lockPlaced.ts";
import { chatMentions } from "./store/mentionStore.ts";
import { readMessage } from "./store/messageStore.ts";
import { chatMessages, chats } from "./store/tables.ts";

interface Needs {
  tx: Transaction;
  bus: Bus;
}

/**
 * Removes the name of a deleted account from others' messages, where mentions keep a copy of it. Each chat only hears
 * of its last changed message: by the revision, pages know that they have missed others.
 */
export async function forgetMentions(tx: Transaction, bus: Bus, personId: AccountId): Promise<Effect[]> {
  const naming = await tx
    .selectDistinct({ chatId: chatMessages.chatId })
    .from(chatMentions)
    .innerJoin(chatMessages, eq(chatMessages.id, chatMentions.messageId))
    .where(eq(chatMentions.personId, personId))
    .orderBy(chatMessages.chatId);
  const effects: Effect[] = [];
  for (const { chatId } of naming) effects.push(...(await forgetName({ tx, bus }, { chatId, personId })));
  return effects;
}

/** The next sweep continues with the rest. */
const AT_ONCE = 1000;

/** The same for accounts that were deleted without this step, such as guests, who are swept in bulk. */
export async function forgetLostMentions({ db, bus }: { db: Database; bus: Bus }): Promise<void> {
  const lost = await db
    .selectDistinct({ chatId: chatMessages.chatId, personId: chatMentions.personId })
    .from(chatMentions)
    .innerJoin(chatMessages, eq(chatMessages.id, chatMentions.messageId))
    .where(isNull(chatMentions.accountId))
    .limit(AT_ONCE);
  for (const named of lost) {
    const effects = await db.transaction((tx) => forgetName({ tx, bus }, named));
    for (const effect of effects) await effect();
  }
}

interface Named {
  chatId: string;
  personId: AccountId;
}

async function forgetName({ tx, bus }: Needs, { chatId, personId }: Named): Promise<Effect[]> {
  const [locked] = await lockPlaced(tx, eq(chats.id, chatId));
  if (locked === undefined) return [];
  const { revision, place } = locked;
  const cleaned = await cleanMessages(tx, { chatId, personId, revision });
  const last = cleaned.at(-1);
  if (last === undefined) return [];
  await tx
    .delete(chatMentions)
    .where(and(eq(chatMentions.personId, personId), inArray(chatMentions.messageId, cleaned)));
  const revised = revision + cleaned.length;
  await tx.update(chats).set({ revision: revised }).where(eq(chats.id, chatId));
  const message = await readMessage(tx, last);
  return [() => bus.publish(chatChanged, { place, revision: revised, change: { kind: "message", message } })];
}

/** In the order of their positions, each with a revision of its own. */
async function cleanMessages(
  tx: Transaction,
  { chatId, personId, revision }: Named & { revision: number },
): Promise<ChatMessageId[]> {
  const mention = `<@${personId} [^<>\n]{1,60}>`;
  const numbered = tx
    .select({
      id: chatMessages.id,
      place: sql<number>`row_number() over (order by ${chatMessages.position})`.as("place"),
    })
    .from(chatMessages)
    .innerJoin(chatMentions, eq(chatMentions.messageId, chatMessages.id))
    .where(and(eq(chatMessages.chatId, chatId), eq(chatMentions.personId, personId)))
    .as("numbered");
  const rows = await tx
    .update(chatMessages)
    .set({
      content: sql`regexp_replace(${chatMessages.content}, ${mention}, '@…', 'g')`,
      revision: sql`${revision}::int + ${numbered.place}`,
    })
    .from(numbered)
    .where(eq(numbered.id, chatMessages.id))
    .returning({ id: chatMessages.id, position: chatMessages.position });
  return rows.toSorted((one, other) => one.position - other.position).map(({ id }) => id);
}
