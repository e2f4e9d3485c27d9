import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import type { ChatNeeds } from "../engine/changeInChat.ts";
import { inRoomChat } from "../engine/chatCall.ts";
import { postMessage } from "../engine/writing.ts";

export const postRoomChatMessage: Handler<typeof operations.postRoomChatMessage, ChatNeeds> = async (
  needs,
  context,
  input,
) => postMessage(needs, inRoomChat(context), input);
