import type { ChatAuthor, ChatName, MessagesAsked } from "@atrium/contract";

/** The search: words and filters. */
export interface Asked {
  words: string;
  /** Only in the chat that was open. */
  isHere: boolean;
  author: ChatAuthor | null;
  hasFile: boolean;
}

export const NOTHING_ASKED: Asked = { words: "", isHere: false, author: null, hasFile: false };

/** The input for the server; null while there is nothing to search for. */
export function messagesAsked({ words, isHere, author, hasFile }: Asked, chat: ChatName | null): MessagesAsked | null {
  const wanted = words.trim();
  if (wanted === "" && author === null && !hasFile) return null;
  return {
    ...(wanted !== "" && { words: wanted }),
    ...(isHere && chat !== null && { chat }),
    ...(author !== null && { authorId: author.accountId }),
    ...(hasFile && { hasFile }),
  };
}
