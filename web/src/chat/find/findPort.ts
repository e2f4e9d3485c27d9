import type { ChatAuthor, ErrorCode, FoundMessage, MessagesAsked } from "@atrium/contract";
import { call } from "../../platform/call.ts";

export interface FoundPage {
  messages: readonly FoundMessage[];
  nextCursor: string | null;
}

/** Where one looks for messages: in the chats of one's account, or also in those of the place where one is. */
export interface FindPort {
  /** Names it in what is kept of the replies. */
  key: string;
  find(asked: MessagesAsked): Promise<{ ok: true; value: FoundPage } | { ok: false; code: ErrorCode }>;
  /** Those whose messages one may look for, of whose names some word begins so. */
  people(find: string): Promise<readonly ChatAuthor[]>;
}

export const peopleOfAccount: FindPort["people"] = async (find) => {
  const found = await call("findPeopleToMessage", { find });
  return found.ok ? found.value.people : [];
};

/** Everything that my account reads, wherever it is. */
export const accountFindPort: FindPort = {
  key: "account",
  find: (asked) => call("findMessages", asked),
  people: peopleOfAccount,
};
