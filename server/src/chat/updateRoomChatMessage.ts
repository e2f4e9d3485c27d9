import type { operations } from "@atrium/contract";
import { refusalOfEdit } from "@atrium/rules";
import type { Handler } from "../platform/calls/handler.ts";
import { changeInRoom } from "./changeInRoom.ts";
import type { ChatNeeds } from "./changeInRoom.ts";
import { asChanged, changeMessage } from "./messageStore.ts";

export const updateRoomChatMessage: Handler<typeof operations.updateRoomChatMessage, ChatNeeds> = async (
  needs,
  context,
  { messageId, content },
) => {
  const { tx, nowMs } = context;
  return changeInRoom(needs, context, {
    messageId,
    async change(found, { revision }) {
      const refused = refusalOfEdit(asChanged(found), context);
      if (refused === null) await changeMessage(tx, messageId, { content, editedAt: new Date(nowMs), revision });
      return refused;
    },
  });
};
