import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import type { ChatNeeds } from "../engine/changeInChat.ts";
import { inRoomChat } from "../engine/chatCall.ts";
import { deleteMessage } from "../engine/writing.ts";

export const deleteRoomChatMessage: Handler<typeof operations.deleteRoomChatMessage, ChatNeeds> = async (
  needs,
  context,
  input,
) => deleteMessage(needs, inRoomChat(context), input);
