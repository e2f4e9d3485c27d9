import { constants, must, ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { cursorAfter, cursorOf, readDirectChats } from "../store/directStore.ts";
import { readLastMessages } from "../store/messageStore.ts";

const { chatsPage } = constants.chat;

/** A chat without messages is not listed. */
export const getDirectMessageChatsPage: Handler<typeof operations.getDirectMessageChatsPage> = async (
  _needs,
  { query, accountId },
  { cursor },
) => {
  const found = await readDirectChats(query, accountId, { after: cursorAfter(cursor), limit: chatsPage + 1 });
  const shown = found.slice(0, chatsPage);
  const last = await readLastMessages(
    query,
    shown.map(({ chatId }) => chatId),
  );
  const chats = shown.flatMap(({ chatId, person, unread }) => {
    const lastMessage = last.get(chatId);
    return lastMessage === undefined ? [] : [{ person, unread, lastMessage }];
  });
  const isMore = found.length > chatsPage;
  return ok({ chats, nextCursor: isMore ? cursorOf(must(shown.at(-1), "a full page")) : null });
};
