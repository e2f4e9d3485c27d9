import type { RoomBundle } from "../useRoom.ts";
import { ChatSide } from "./ChatSide.tsx";
import { reachOf } from "./useWhereaboutsOf.ts";

/** The chats as a part of the panel; null if I have none. */
export function panelChat(room: RoomBundle) {
  const { port, view, state, chats, enter } = room;
  if (chats === null) return null;
  const { openedChat, setOpenedChat } = state;
  return {
    unread: chats.unread,
    panel: (
      <ChatSide
        {...{ port, chats, enter }}
        roomName={view.roomName}
        reach={reachOf(room)}
        opened={openedChat}
        open={setOpenedChat}
      />
    ),
  };
}
