import type { RoomBundle } from "../useRoom.ts";
import { ChatSide } from "./ChatSide.tsx";

/** The chats as a part of the panel; null where there are none for me. */
export function panelChat({ port, view, state, chats, enter }: RoomBundle) {
  if (chats === null) return null;
  const { openedChat, setOpenedChat } = state;
  return {
    unread: chats.unread,
    isShown: state.panelTab === "chat",
    show: (shown: boolean) => state.setPanelTab(shown ? "chat" : "rooms"),
    panel: <ChatSide {...{ port, chats, enter }} roomName={view.roomName} opened={openedChat} open={setOpenedChat} />,
  };
}
