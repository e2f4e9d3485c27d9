import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import { changeInRoom } from "./changeInRoom.ts";
import type { ChatNeeds } from "./changeInRoom.ts";
import { addReaction, changeMessage } from "./messageStore.ts";

export const addRoomChatReaction: Handler<typeof operations.addRoomChatReaction, ChatNeeds> = async (
  needs,
  context,
  { messageId, content },
) => {
  const { tx, accountId, nowMs } = context;
  return changeInRoom(needs, context, {
    messageId,
    async change({ deletedAt }, { revision }) {
      if (deletedAt !== null) return "messageIsDeleted";
      const isNew = await addReaction(tx, { messageId, accountId, content, createdAt: new Date(nowMs) });
      if (!isNew) return "reactionExists";
      await changeMessage(tx, messageId, { revision });
      return null;
    },
  });
};
