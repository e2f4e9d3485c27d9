import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { changeInChat } from "../engine/changeInChat.ts";
import { inRoomChat } from "../engine/chatCall.ts";
import { changeMessage } from "../store/messageStore.ts";
import { roomHistoryFrom } from "./roomHistory.ts";
import type { RoomChatNeeds } from "./roomHistory.ts";

export const removeRoomChatHighlight: Handler<typeof operations.removeRoomChatHighlight, RoomChatNeeds> = async (
  needs,
  context,
  { messageId },
) =>
  changeInChat(needs, inRoomChat(context, roomHistoryFrom(needs, context)), {
    messageId,
    async change({ deletedAt }, { revision }) {
      if (deletedAt !== null) return "messageIsDeleted";
      await changeMessage(context.tx, messageId, { highlightedAt: null, revision });
      return null;
    },
  });
