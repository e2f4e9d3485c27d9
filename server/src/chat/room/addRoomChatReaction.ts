import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { inRoomChat } from "../engine/chatCall.ts";
import { reactTo } from "../engine/writing.ts";
import { roomHistoryFrom } from "./roomHistory.ts";
import type { RoomChatNeeds } from "./roomHistory.ts";

export const addRoomChatReaction: Handler<typeof operations.addRoomChatReaction, RoomChatNeeds> = async (
  needs,
  context,
  input,
) => reactTo(needs, inRoomChat(context, roomHistoryFrom(needs, context)), input);
