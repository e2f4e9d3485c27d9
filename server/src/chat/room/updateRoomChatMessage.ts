import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { inRoomChat } from "../engine/chatCall.ts";
import { editMessage } from "../engine/writing.ts";
import { roomHistoryFrom } from "./roomHistory.ts";
import type { RoomChatNeeds } from "./roomHistory.ts";

export const updateRoomChatMessage: Handler<typeof operations.updateRoomChatMessage, RoomChatNeeds> = async (
  needs,
  context,
  input,
) => editMessage(needs, inRoomChat(context, roomHistoryFrom(needs, context)), input);
