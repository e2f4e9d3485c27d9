import type { ChatAuthor, ChatName, MessagesAsked } from "@atrium/contract";

/** What stands in the search: words, and what narrows them. */
export interface Asked {
  words: string;
  /** Only in the chat that stood open. */
  isHere: boolean;
  author: ChatAuthor | null;
  hasFile: boolean;
}

export const NOTHING_ASKED: Asked = { words: "", isHere: false, author: null, hasFile: false };

/** As the server is asked; null while there is nothing to look for. */
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
