import type { AccountId, TeamId } from "@atrium/contract";
import { may, spaceOf } from "@atrium/rules";
import { useMemo } from "react";
import { useStore } from "zustand";
import { useChat, useUnreadChats, type Chat, type ChatPort, type HostHands } from "../../chat/index.ts";
import { useWaitingInTitle } from "../../platform/useTitle.ts";
import type { RoomPort } from "../roomPort.ts";
import { useLive } from "../useLive.ts";
import type { RoomView } from "../useRoomView.ts";
import { roomChatPort, roomHostHands, spaceChatPort } from "./roomChatPorts.ts";
import { useHighlight, type HighlightShown } from "./useHighlight.ts";

/** A chat of the current room or space. */
export interface PlaceChat {
  chat: Chat;
  port: ChatPort;
  unread: number;
  /** How many of them mention me. */
  mentions: number;
  mayWrite: boolean;
  mayModerate: boolean;
  /** Seconds between two messages of mine; 0: no limit. */
  slowSeconds: number;
  host: HostHands | null;
}

/** The chats I can open from a room; a chat that is null is not available to me, or not now. */
export interface RoomChats {
  selfId: AccountId | null;
  room: PlaceChat | null;
  space: PlaceChat | null;
  direct: { unread: number } | null;
  team: { teamId: TeamId; teamName: string; isAdmin: boolean; unread: number; mentions: number } | null;
  /** In all of them together. */
  unread: number;
  highlight: HighlightShown;
}

/** Null outside a room. The window's title shows the unread count too. */
export function useRoomChats(port: RoomPort, view: RoomView, spaceUrl: string): RoomChats | null {
  const chats = useChatsAround(port, view, spaceUrl);
  useWaitingInTitle(chats?.unread ?? 0);
  return chats;
}

function useChatsAround(port: RoomPort, view: RoomView, spaceUrl: string): RoomChats | null {
  const { selfId, me } = view;
  const highlight = useHighlight(port, view.rights?.readChat === true);
  const room = useRoomChat(port, view, spaceUrl);
  const space = useSpaceChat(port, view, spaceUrl);
  const ofAccount = useUnreadChats(port.hasAccount);
  const sign = useLive(port, (live) => (live.space === null ? null : spaceOf(live.space)));
  if (me === null) return null;
  const direct = port.hasAccount && may("chat.direct", me) ? { unread: ofAccount.direct } : null;
  const team =
    port.hasAccount && sign !== null && may("team.chat", me)
      ? {
          teamId: sign.teamId,
          teamName: sign.teamName,
          isAdmin: me.role === "TEAM_ADMIN",
          ...ofAccount.ofTeam(sign.teamId),
        }
      : null;
  const unread = [room, space, direct, team].reduce((sum, each) => sum + (each?.unread ?? 0), 0);
  return unread === 0 && room === null && space === null && direct === null
    ? null
    : { selfId, room, space, direct, team, unread, highlight };
}

function useRoomChat(port: RoomPort, { roomId, rights }: RoomView, spaceUrl: string): PlaceChat | null {
  const mayRead = rights?.readChat === true;
  const chatPort = useMemo(
    () => (roomId === null || !mayRead ? null : roomChatPort(port, { spaceUrl, roomId })),
    [port, spaceUrl, roomId, mayRead],
  );
  const host = useMemo(() => roomHostHands(port), [port]);
  const chat = useChat(chatPort);
  const unread = useUnread(chat);
  const slowSeconds = useLive(port, (live) => live.room?.room.chatSlowSeconds ?? 0);
  if (chat === null || chatPort === null || rights === null) return null;
  const { chat: mayWrite, moderateChat: mayModerate } = rights;
  const own = mayModerate ? { slowSeconds: 0, host } : { slowSeconds, host: null };
  return { chat, port: chatPort, ...unread, mayWrite, mayModerate, ...own };
}

function useSpaceChat(port: RoomPort, { me, rights }: RoomView, spaceUrl: string): PlaceChat | null {
  const mayWrite = me !== null && may("space.postSpaceChat", me);
  const spaceId = useLive(port, ({ space }) => space?.spaceId ?? null);
  const chatPort = useMemo(
    () => (mayWrite && spaceId !== null ? spaceChatPort(port, { spaceUrl, spaceId }) : null),
    [port, spaceUrl, spaceId, mayWrite],
  );
  const chat = useChat(chatPort);
  const unread = useUnread(chat);
  if (chat === null || chatPort === null) return null;
  return {
    chat,
    port: chatPort,
    ...unread,
    mayWrite,
    mayModerate: rights?.moderateChat === true,
    slowSeconds: 0,
    host: null,
  };
}

function useUnread(chat: Chat | null): { unread: number; mentions: number } {
  const unread = useStore(chat?.state ?? NO_CHAT, (state) => state.unread);
  const mentions = useStore(chat?.state ?? NO_CHAT, (state) => state.mentions);
  return { unread, mentions };
}
const NO_CHAT = { getState: () => NOTHING, getInitialState: () => NOTHING, subscribe: () => () => undefined };
const NOTHING = { timeline: null, outgoing: [], unread: 0, mentions: 0 };
