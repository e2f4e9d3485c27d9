import type { AccountId, ChatName, RoomId, SpaceId, TeamId } from "@atrium/contract";
import type { RoomChats } from "./useRoomChats.ts";

const TABS = ["room", "space", "direct", "team"] as const;
export type ChatTab = (typeof TABS)[number];

/** Which chat the panel shows. */
export interface OpenedChat {
  tab: ChatTab;
  /** The person of a direct chat; null for the list of them. */
  with: AccountId | null;
  /** Changes with each request to write to them, so that the field gets the focus again. */
  asked?: symbol | undefined;
  /** The position of a linked message; null, or not given, for none. */
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

/** The selected tab, or the first available one if it is not accessible; null if there is none. */
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

/** The chat of a tab; null for the list of direct chats, or if there is none. */
export function chatOf(tab: ChatTab | null, { roomId, spaceId, teamId, accountId }: Ids): ChatName | null {
  if (tab === "room" && roomId !== null) return { kind: "room", roomId };
  if (tab === "space" && spaceId !== null) return { kind: "space", spaceId };
  if (tab === "team" && teamId !== null) return { kind: "team", teamId };
  return tab === "direct" && accountId !== null ? { kind: "direct", accountId } : null;
}
