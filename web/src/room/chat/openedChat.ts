import type { AccountId, ChatName, RoomId, SpaceId, TeamId } from "@atrium/contract";
import type { RoomChats } from "./useRoomChats.ts";

const TABS = ["room", "space", "direct", "team"] as const;
export type ChatTab = (typeof TABS)[number];

/** Which chat the panel shows. */
export interface OpenedChat {
  tab: ChatTab;
  /** Of the direct chats: with whom; null is the list of them. */
  with: AccountId | null;
  /** A new value each time somebody asks to write to them, so that the field is focused again. */
  asked?: symbol | undefined;
  /** The position of the linked message; null or absent for none. */
  message?: number | null;
  /** What the panel shows in place of the chat; the chat itself if not given. */
  side?: "find" | "highlights" | undefined;
}

/** The chat with one person, to write in. */
export const writingTo = (accountId: AccountId): OpenedChat => ({
  tab: "direct",
  with: accountId,
  asked: Symbol("asked"),
});

/** The chosen tab, or the first there is where it is not for me; null where there is none. */
export const shownTab = (chosen: ChatTab, chats: RoomChats): ChatTab | null =>
  chats[chosen] === null ? (TABS.find((tab) => chats[tab] !== null) ?? null) : chosen;

/** A chat as the panel shows it. */
export const openedOf = (chat: ChatName, message: number): OpenedChat => ({
  tab: chat.kind,
  with: chat.kind === "direct" ? chat.accountId : null,
  message,
});

interface Ids {
  roomId: RoomId | null;
  spaceId: SpaceId | null;
  teamId: TeamId | null;
  accountId: AccountId | null;
}

/** The chat of a tab; null for the list of direct chats, and where there is none. */
export function chatOf(tab: ChatTab | null, { roomId, spaceId, teamId, accountId }: Ids): ChatName | null {
  if (tab === "room" && roomId !== null) return { kind: "room", roomId };
  if (tab === "space" && spaceId !== null) return { kind: "space", spaceId };
  if (tab === "team" && teamId !== null) return { kind: "team", teamId };
  return tab === "direct" && accountId !== null ? { kind: "direct", accountId } : null;
}
