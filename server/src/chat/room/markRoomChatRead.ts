import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { inRoomChat } from "../engine/chatCall.ts";
import { markChatRead } from "../engine/reading.ts";
import { roomHistoryFrom } from "./roomHistory.ts";
import type { RoomChatNeeds } from "./roomHistory.ts";

export const markRoomChatRead: Handler<typeof operations.markRoomChatRead, RoomChatNeeds> = async (
  needs,
  context,
  input,
) => markChatRead(needs, inRoomChat(context, roomHistoryFrom(needs, context)), input);
