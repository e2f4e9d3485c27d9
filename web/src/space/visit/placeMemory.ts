import { ConnectionId } from "@atrium/contract";

/** The connection of this tab, kept over a reload of the page so that the place is kept too. No secret: it opens nothing. */
export interface PlaceMemory {
  recall(slug: string): ConnectionId | null;
  keep(slug: string, connectionId: ConnectionId | null): void;
}

const keyOf = (slug: string): string => `atrium.connection.${slug}`;

export const tabPlaceMemory: PlaceMemory = {
  recall(slug) {
    try {
      return ConnectionId.safeParse(sessionStorage.getItem(keyOf(slug))).data ?? null;
    } catch {
      return null;
    }
  },
  keep(slug, connectionId) {
    try {
      if (connectionId === null) sessionStorage.removeItem(keyOf(slug));
      else sessionStorage.setItem(keyOf(slug), connectionId);
    } catch {
      // Without storage a reload begins at the door, nothing worse.
    }
  },
};
