import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import type { ChatNeeds } from "./changeInChat.ts";
import { inRoomChat } from "./chatCall.ts";
import { takeReactionBack } from "./writing.ts";

export const removeRoomChatReaction: Handler<typeof operations.removeRoomChatReaction, ChatNeeds> = async (
  needs,
  context,
  input,
) => takeReactionBack(needs, inRoomChat(context), input);
