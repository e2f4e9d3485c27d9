import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import type { ChatNeeds } from "./changeInChat.ts";
import { inRoomChat } from "./chatCall.ts";
import { postMessage } from "./writing.ts";

export const postRoomChatMessage: Handler<typeof operations.postRoomChatMessage, ChatNeeds> = async (
  needs,
  context,
  input,
) => postMessage(needs, inRoomChat(context), input);
