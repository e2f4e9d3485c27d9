import type { AccountId, ChatMessageId, Effect } from "@atrium/contract";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Bus } from "../../platform/bus.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { rooms } from "../../room/index.ts";
import { teams } from "../../team/index.ts";
import { chatChanged } from "../engine/topics.ts";
import { chatAttachments } from "./attachmentStore.ts";
import { lockPlaced } from "./lockPlaced.ts";
import { chatMentions } from "./mentionStore.ts";
import { readMessage } from "./messageStore.ts";
import { chatMessages, chatReactions, chats } from "./tables.ts";

/**
 * Empties a deleted account's messages in the chats of teams that do not keep them; elsewhere they stay without a name.
 * Each chat only hears of the last one: by the revision, pages know that they have missed the others.
 */
export async function forgetMessages(tx: Transaction, bus: Bus, accountId: AccountId): Promise<Effect[]> {
  const effects: Effect[] = [];
  for (const { id, revision, place } of await chatsThatForget(tx, accountId)) {
    const gone = await emptyMessages(tx, { chatId: id, revision, accountId });
    const last = gone.at(-1);
    if (last === undefined) continue;
    await tx.delete(chatReactions).where(inArray(chatReactions.messageId, gone));
    await tx.delete(chatMentions).where(inArray(chatMentions.messageId, gone));
    await tx.delete(chatAttachments).where(inArray(chatAttachments.messageId, gone));
    const revised = revision + gone.length;
    await tx.update(chats).set({ revision: revised }).where(eq(chats.id, id));
    const message = { ...(await readMessage(tx, last)), author: null };
    effects.push(() => bus.publish(chatChanged, { place, revision: revised, change: { kind: "message", message } }));
  }
  return effects;
}

/** The chats that contain messages of theirs. */
const chatsThatForget = (tx: Transaction, accountId: AccountId) =>
  lockPlaced(
    tx,
    sql`exists (select 1 from chat_messages m where m.chat_id = ${chats.id} and m.author_id = ${accountId} and m.deleted_at is null)
      and exists (select 1 from ${teams} where ${teams.id} = ${teamOfChat} and not ${teams.keepsMessagesOfDeleted})`,
  );

const teamOfChat = sql`coalesce(${chats.teamId}, (select s.team_id from spaces s where s.id = coalesce(${chats.spaceId}, ${rooms.spaceId})))`;

/** In the order of their positions, each with a revision of its own. */
async function emptyMessages(
  tx: Transaction,
  { chatId, revision, accountId }: { chatId: string; revision: number; accountId: AccountId },
): Promise<ChatMessageId[]> {
  const numbered = tx
    .select({
      id: chatMessages.id,
      place: sql<number>`row_number() over (order by ${chatMessages.position})`.as("place"),
    })
    .from(chatMessages)
    .where(and(eq(chatMessages.chatId, chatId), eq(chatMessages.authorId, accountId), isNull(chatMessages.deletedAt)))
    .as("numbered");
  const rows = await tx
    .update(chatMessages)
    .set({
      content: "",
      links: null,
      highlightedAt: null,
      deletedAt: sql`now()`,
      revision: sql`${revision}::int + ${numbered.place}`,
    })
    .from(numbered)
    .where(eq(numbered.id, chatMessages.id))
    .returning({ id: chatMessages.id, position: chatMessages.position });
  return rows.toSorted((one, other) => one.position - other.position).map(({ id }) => id);
}
