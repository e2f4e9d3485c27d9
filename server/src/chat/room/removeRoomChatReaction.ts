import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import type { ChatNeeds } from "../engine/changeInChat.ts";
import { inRoomChat } from "../engine/chatCall.ts";
import { takeReactionBack } from "../engine/writing.ts";

export const removeRoomChatReaction: Handler<typeof operations.removeRoomChatReaction, ChatNeeds> = async (
  needs,
  context,
  input,
) => takeReactionBack(needs, inRoomChat(context), input);
