import type { ChatAuthor, ErrorCode, FoundMessage, MessagesAsked } from "@atrium/contract";
import { call } from "../../platform/call.ts";

export interface FoundPage {
  messages: readonly FoundMessage[];
  nextCursor: string | null;
}

/** The scope of a message search: the chats of one's account, or also those of the current space. */
export interface FindPort {
  /** Identifies it in the query cache. */
  key: string;
  find(asked: MessagesAsked): Promise<{ ok: true; value: FoundPage } | { ok: false; code: ErrorCode }>;
  /** Authors to filter by, with a word in their name that starts with the query. */
  people(find: string): Promise<readonly ChatAuthor[]>;
}

export const peopleOfAccount: FindPort["people"] = async (find) => {
  const found = await call("findPeopleToMessage", { find });
  return found.ok ? found.value.people : [];
};

/** All chats of my account. */
export const accountFindPort: FindPort = {
  key: "account",
  find: (asked) => call("findMessages", asked),
  people: peopleOfAccount,
};
