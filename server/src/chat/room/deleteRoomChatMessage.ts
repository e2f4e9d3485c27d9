import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { inRoomChat } from "../engine/chatCall.ts";
import { deleteMessage } from "../engine/writing.ts";
import { roomHistoryFrom } from "./roomHistory.ts";
import type { RoomChatNeeds } from "./roomHistory.ts";

export const deleteRoomChatMessage: Handler<typeof operations.deleteRoomChatMessage, RoomChatNeeds> = async (
  needs,
  context,
  input,
) => deleteMessage(needs, inRoomChat(context, roomHistoryFrom(needs, context)), input);
