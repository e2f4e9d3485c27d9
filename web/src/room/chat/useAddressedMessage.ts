import { useEffect, useEffectEvent } from "react";
import { useStore } from "zustand";
import { chatTexts, type Chat } from "../../chat/index.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { showToast } from "../../ui/toast.tsx";
import type { RoomBundle } from "../useRoom.ts";
import type { RoomAddress } from "../useRoomAddress.ts";

/** A message that the page's address names is shown once one is where it stands; the address then forgets it. */
export function useAddressedMessage(address: RoomAddress, { chats, state, view }: RoomBundle): void {
  const say = useTexts(chatTexts);
  const { message, roomId, forgetMessage } = address;
  const isThere = message?.chat === "space" || view.roomId === roomId;
  const chat = message === null || !isThere ? null : (chats?.[message.chat]?.chat ?? null);
  const isRead = useStore(chat?.state ?? NO_CHAT, ({ timeline }) => timeline !== null);
  const lead = useEffectEvent(async (into: Chat, position: number) => {
    state.showChat({ tab: message?.chat ?? "room", with: null });
    if (!(await into.goTo(position))) showToast({ text: say("notThere") });
    forgetMessage();
  });
  const position = message?.position ?? null;
  useEffect(() => {
    if (chat !== null && isRead && position !== null) void lead(chat, position);
  }, [chat, isRead, position]);
}

const NOTHING = { timeline: null };
const NO_CHAT = { getState: () => NOTHING, getInitialState: () => NOTHING, subscribe: () => () => undefined };
