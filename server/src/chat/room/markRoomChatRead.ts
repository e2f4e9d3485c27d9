import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import type { ChatNeeds } from "../engine/changeInChat.ts";
import { inRoomChat } from "../engine/chatCall.ts";
import { markChatRead } from "../engine/reading.ts";

export const markRoomChatRead: Handler<typeof operations.markRoomChatRead, ChatNeeds> = async (needs, context, input) =>
  markChatRead(needs, inRoomChat(context), input);
