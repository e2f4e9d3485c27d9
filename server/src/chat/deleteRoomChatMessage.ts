import type { operations } from "@atrium/contract";
import { refusalOfDelete } from "@atrium/rules";
import type { Handler } from "../platform/calls/handler.ts";
import { changeInRoom } from "./changeInRoom.ts";
import type { ChatNeeds } from "./changeInRoom.ts";
import { asChanged, changeMessage, removeReactions } from "./messageStore.ts";

/** Its words are gone for good; that there was something, and by whom, stays. */
export const deleteRoomChatMessage: Handler<typeof operations.deleteRoomChatMessage, ChatNeeds> = async (
  needs,
  context,
  { messageId },
) => {
  const { tx, accountId, nowMs, subject } = context;
  return changeInRoom(needs, context, {
    messageId,
    async change(found, { revision }) {
      const refused = refusalOfDelete(asChanged(found), { accountId, role: subject.role });
      if (refused !== null) return refused;
      const gone = { content: "", deletedAt: new Date(nowMs), deletedById: accountId, highlightedAt: null };
      await changeMessage(tx, messageId, { ...gone, revision });
      await removeReactions(tx, messageId);
      return null;
    },
  });
};
