import type { AccountId, RoomElement } from "@atrium/contract";
import { useStore } from "zustand";
import { rightsOver } from "../elementRights.ts";
import type { RoomElements } from "../useElements.ts";

/** A document at the page that I see; other elements unchanged. */
export function useRead(element: RoomElement, elements: RoomElements): RoomElement {
  const { page } = usePages(element, elements) ?? {};
  const { data } = element;
  return data.type === "pdf" && page !== undefined && page !== data.page
    ? { ...element, data: { ...data, page } }
    : element;
}

/** The page of a document that I see, and turning it. */
export interface Pages {
  page: number;
  pages: number;
  /** Whether my turning moves everybody. */
  turnsForAll: boolean;
  /** Who turned to it for everybody, where that is known. */
  turnedBy: AccountId | null;
  /** Whether I see what everybody sees. */
  isTogether: boolean;
  turn(to: number): void;
  /** Reading together or on my own; null where the document is read by everybody on their own. */
  setTogether: ((together: boolean) => void) | null;
}

export function usePages(element: RoomElement, { ownPages, own, maker }: RoomElements): Pages | null {
  const mine = useStore(ownPages, (pages) => pages[element.id] ?? null);
  const { data, id } = element;
  if (data.type !== "pdf") return null;
  const { pages, syncState } = data;
  const isTogether = syncState && mine === null;
  const page = isTogether ? data.page : (mine ?? data.page);
  const me = maker();
  const turnsForAll = isTogether && rightsOver(element, me).change;
  const readAt = (to: number) => ownPages.setState({ [id]: to });
  return {
    page,
    pages,
    turnsForAll,
    turnedBy: data.turnedBy ?? null,
    isTogether,
    turn(to) {
      const there = Math.min(Math.max(1, Math.round(to)), pages);
      if (!Number.isFinite(there) || there === page) return;
      if (turnsForAll) own.change(id, { data: { page: there, ...(me !== null && { turnedBy: me.accountId }) } });
      else readAt(there);
    },
    setTogether: syncState
      ? (together) => {
          if (!together) return readAt(page);
          const { [id]: _mine, ...others } = ownPages.getState();
          ownPages.setState(others, true);
        }
      : null,
  };
}
