import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import type { ChatNeeds } from "../engine/changeInChat.ts";
import { inRoomChat } from "../engine/chatCall.ts";
import { reactTo } from "../engine/writing.ts";

export const addRoomChatReaction: Handler<typeof operations.addRoomChatReaction, ChatNeeds> = async (
  needs,
  context,
  input,
) => reactTo(needs, inRoomChat(context), input);
