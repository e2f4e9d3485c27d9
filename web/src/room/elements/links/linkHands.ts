import { RoomId } from "@atrium/contract";
import { createContext, useContext } from "react";

/** What a link of an element may do here besides opening a page. */
interface LinkHands {
  /** The address of this space's page. */
  spaceUrl: string;
  enter(roomId: RoomId): void;
}

/** Null where no room can be entered. */
export const Links = createContext<LinkHands | null>(null);

/** The room of this space that an address leads to; null if it leads elsewhere. */
export function roomOfLink(url: string, spaceUrl: string): RoomId | null {
  if (spaceUrl === "" || !URL.canParse(url)) return null;
  const { origin, pathname, searchParams } = new URL(url);
  if (withoutSlash(origin + pathname) !== withoutSlash(spaceUrl)) return null;
  const room = RoomId.safeParse(searchParams.get("room"));
  return room.success ? room.data : null;
}

export const linkOfRoom = (roomId: RoomId, spaceUrl: string): string => `${spaceUrl}?room=${roomId}`;

/** Opens a link: a room of this space is entered, everything else opens in a new tab. */
export function useOpenLink(): (url: string) => void {
  const hands = useContext(Links);
  return (url) => {
    const roomId = hands === null ? null : roomOfLink(url, hands.spaceUrl);
    if (hands === null || roomId === null) window.open(url, "_blank", "noopener,noreferrer");
    else hands.enter(roomId);
  };
}

const withoutSlash = (address: string): string => address.replace(/\/$/, "");
