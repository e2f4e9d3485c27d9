import { useEffect, useEffectEvent } from "react";
import { useAskedChat } from "../../chat/index.ts";
import type { RoomBundle } from "../useRoom.ts";
import type { RoomAddress } from "../useRoomAddress.ts";
import { openedOf } from "./openedChat.ts";

/**
 * Opens the message in the page’s address once its room is entered, then removes it from the address. The same for a
 * message from a notification.
 */
export function useAddressedMessage(address: RoomAddress, { chats, state, view }: RoomBundle): void {
  const { message, roomId, forgetMessage } = address;
  const isThere = message?.chat === "space" || view.roomId === roomId;
  const isReady = message !== null && isThere && chats !== null && chats[message.chat] !== null;
  const lead = useEffectEvent(() => {
    if (message === null) return;
    state.showChat({ tab: message.chat, with: null, message: message.position });
    forgetMessage();
  });
  const position = message?.position ?? null;
  useEffect(() => {
    if (isReady && position !== null) lead();
  }, [isReady, position]);
  useAskedChat(({ chat, position: asked }) => state.showChat(openedOf(chat, asked)));
}
