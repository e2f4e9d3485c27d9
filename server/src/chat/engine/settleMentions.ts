import { constants } from "@atrium/contract";
import { isHost, mentionsIn, nameInMention, withMentions } from "@atrium/rules";
import { inArray } from "drizzle-orm";
import { accounts } from "../../account/index.ts";
import type { ChatCall } from "./chatCall.ts";

/** Keeps mentions whose name matches the account, and mentions of everybody by hosts. Others become plain text. */
export async function settleMentions({ tx, role }: Pick<ChatCall, "tx" | "role">, content: string): Promise<string> {
  const { people, everyone } = mentionsIn(content);
  if (people.length === 0 && !everyone) return content;
  const named = new Set(people.slice(0, constants.chat.mostMentions).map(({ accountId }) => accountId));
  const found =
    named.size === 0
      ? []
      : await tx
          .select({ id: accounts.id, name: accounts.name })
          .from(accounts)
          .where(inArray(accounts.id, [...named]));
  const names = new Map(found.map(({ id, name }) => [id, nameInMention(name)]));
  return withMentions(content, (mention) =>
    mention === "everyone" ? isHost(role) : names.get(mention.accountId) === mention.name,
  );
}
