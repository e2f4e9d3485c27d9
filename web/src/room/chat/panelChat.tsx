import type { RoomBundle } from "../useRoom.ts";
import { ChatPanel } from "./ChatPanel.tsx";

/** The chat as a part of the panel; null where there is none to read. */
export function panelChat({ port, view, state, chat: model }: RoomBundle) {
  const { roomId, roomName, selfId } = view;
  if (model === null || roomId === null) return null;
  const { unread, ...rest } = model;
  return {
    unread,
    isShown: state.panelTab === "chat",
    show: (shown: boolean) => state.setPanelTab(shown ? "chat" : "rooms"),
    panel: <ChatPanel key={roomId} port={port} roomId={roomId} roomName={roomName} selfId={selfId} {...rest} />,
  };
}
