import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import { changeInRoom } from "./changeInRoom.ts";
import type { ChatNeeds } from "./changeInRoom.ts";
import { changeMessage, removeReaction } from "./messageStore.ts";

export const removeRoomChatReaction: Handler<typeof operations.removeRoomChatReaction, ChatNeeds> = async (
  needs,
  context,
  { messageId, content },
) => {
  const { tx, accountId } = context;
  return changeInRoom(needs, context, {
    messageId,
    async change({ deletedAt }, { revision }) {
      if (deletedAt !== null) return "messageIsDeleted";
      if (!(await removeReaction(tx, { messageId, accountId, content }))) return "reactionNotExists";
      await changeMessage(tx, messageId, { revision });
      return null;
    },
  });
};
