import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import type { ChatNeeds } from "../engine/changeInChat.ts";
import { inRoomChat } from "../engine/chatCall.ts";
import { editMessage } from "../engine/writing.ts";

export const updateRoomChatMessage: Handler<typeof operations.updateRoomChatMessage, ChatNeeds> = async (
  needs,
  context,
  input,
) => editMessage(needs, inRoomChat(context), input);
