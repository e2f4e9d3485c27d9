import type { ChatMessage, RoomId, SpaceId } from "@atrium/contract";
import { topic } from "../platform/bus.ts";

interface RoomChatChange {
  spaceId: SpaceId;
  roomId: RoomId;
  revision: number;
  change: { kind: "message"; message: ChatMessage } | { kind: "cleared"; position: number };
}

/** Something in a room's chat is another now: those in the room are told. */
export const roomChatChanged = topic<RoomChatChange>("roomChatChanged");
