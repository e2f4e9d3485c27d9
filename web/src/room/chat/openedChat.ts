import type { AccountId, ChatName } from "@atrium/contract";
import type { RoomChats } from "./useRoomChats.ts";

const TABS = ["room", "space", "direct", "team"] as const;
export type ChatTab = (typeof TABS)[number];

/** Which chat stands in the panel. */
export interface OpenedChat {
  tab: ChatTab;
  /** Of the direct chats: with whom; null is the list of them. */
  with: AccountId | null;
  /** The place of the message that one is led to; null, or not given, for none. */
  message?: number | null;
}

/** The chosen tab, or the first there is where it is not for me; null where there is none. */
export const shownTab = (chosen: ChatTab, chats: RoomChats): ChatTab | null =>
  chats[chosen] === null ? (TABS.find((tab) => chats[tab] !== null) ?? null) : chosen;

/** A chat as the panel shows it. */
export const openedOf = (chat: ChatName, message: number): OpenedChat => ({
  tab: chat.kind,
  with: chat.kind === "direct" ? chat.accountId : null,
  message,
});
