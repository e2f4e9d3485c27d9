import type { AccountId } from "@atrium/contract";
import { like, sql } from "drizzle-orm";
import type { Transaction } from "../platform/database/database.ts";
import { chatMessages } from "./store/tables.ts";

/** Takes the name of somebody who is forgotten out of what others wrote: a mention keeps it as it was then. */
export async function forgetMentions(tx: Transaction, accountId: AccountId): Promise<void> {
  const mention = `<@${accountId} [^<>\n]{1,60}>`;
  await tx
    .update(chatMessages)
    .set({ content: sql`regexp_replace(${chatMessages.content}, ${mention}, '@…', 'g')` })
    .where(like(chatMessages.content, `%<@${likeLiteral(accountId)} %`));
}

/** Ids may hold an underscore, which means any letter to `like`. */
const likeLiteral = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
