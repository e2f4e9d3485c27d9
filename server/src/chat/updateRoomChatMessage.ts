import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import type { ChatNeeds } from "./changeInChat.ts";
import { inRoomChat } from "./chatCall.ts";
import { editMessage } from "./writing.ts";

export const updateRoomChatMessage: Handler<typeof operations.updateRoomChatMessage, ChatNeeds> = async (
  needs,
  context,
  input,
) => editMessage(needs, inRoomChat(context), input);
