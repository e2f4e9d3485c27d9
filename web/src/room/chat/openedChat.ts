import type { AccountId } from "@atrium/contract";
import type { RoomChats } from "./useRoomChats.ts";

const TABS = ["room", "space", "direct", "team"] as const;
export type ChatTab = (typeof TABS)[number];

/** Which chat stands in the panel. */
export interface OpenedChat {
  tab: ChatTab;
  /** Of the direct chats: with whom; null is the list of them. */
  with: AccountId | null;
}

/** The chosen tab, or the first there is where it is not for me; null where there is none. */
export const shownTab = (chosen: ChatTab, chats: RoomChats): ChatTab | null =>
  chats[chosen] === null ? (TABS.find((tab) => chats[tab] !== null) ?? null) : chosen;
