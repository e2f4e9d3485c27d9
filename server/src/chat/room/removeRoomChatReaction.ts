import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { inRoomChat } from "../engine/chatCall.ts";
import { takeReactionBack } from "../engine/writing.ts";
import { roomHistoryFrom } from "./roomHistory.ts";
import type { RoomChatNeeds } from "./roomHistory.ts";

export const removeRoomChatReaction: Handler<typeof operations.removeRoomChatReaction, RoomChatNeeds> = async (
  needs,
  context,
  input,
) => takeReactionBack(needs, inRoomChat(context, roomHistoryFrom(needs, context)), input);
