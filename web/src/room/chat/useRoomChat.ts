import { useEffect, useMemo } from "react";
import { useStore } from "zustand";
import { browserClock } from "../../platform/clock.ts";
import { showToast } from "../../ui/toast.tsx";
import type { RoomPort } from "../roomPort.ts";
import type { RoomView } from "../useRoomView.ts";
import { RoomChat } from "./roomChat.ts";

/** The chat of the room I am in. */
export interface RoomChatModel {
  chat: RoomChat;
  unread: number;
  mayWrite: boolean;
  mayModerate: boolean;
}

/** Null where I am nowhere, or may not read. */
export function useRoomChat(port: RoomPort, { roomId, rights }: RoomView): RoomChatModel | null {
  const mayRead = rights?.readChat === true;
  const chat = useMemo(
    () => (roomId === null || !mayRead ? null : new RoomChat({ port, clock: browserClock, roomId })),
    [port, roomId, mayRead],
  );
  useEffect(() => chat?.start(), [chat]);
  useHighlights(port, mayRead);
  const unread = useStore(chat?.state ?? NO_CHAT, (state) => state.unread);
  if (chat === null || rights === null) return null;
  return { chat, unread, mayWrite: rights.chat, mayModerate: rights.moderateChat };
}

const NO_CHAT = { getState: () => NOTHING, getInitialState: () => NOTHING, subscribe: () => () => undefined };
const NOTHING = { timeline: null, outgoing: [], unread: 0 };

/** What a host highlights everybody sees, whatever is open. */
function useHighlights(port: RoomPort, mayRead: boolean): void {
  useEffect(() => {
    if (!mayRead) return undefined;
    const shown = new Set<string>();
    return port.onLiveEvent((event) => {
      if (event.type !== "chatMessage") return;
      const { id, highlightedAt, author, content } = event.message;
      const key = `${id} ${highlightedAt}`;
      if (highlightedAt === null || shown.has(key)) return;
      shown.add(key);
      showToast({ text: `${author?.name ?? ""}: ${Array.from(content).slice(0, 200).join("")}` });
    });
  }, [port, mayRead]);
}
