import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { changeInChat } from "../engine/changeInChat.ts";
import type { ChatNeeds } from "../engine/changeInChat.ts";
import { inRoomChat } from "../engine/chatCall.ts";
import { changeMessage } from "../store/messageStore.ts";

export const removeRoomChatHighlight: Handler<typeof operations.removeRoomChatHighlight, ChatNeeds> = async (
  needs,
  context,
  { messageId },
) =>
  changeInChat(needs, inRoomChat(context), {
    messageId,
    async change({ deletedAt }, { revision }) {
      if (deletedAt !== null) return "messageIsDeleted";
      await changeMessage(context.tx, messageId, { highlightedAt: null, revision });
      return null;
    },
  });
