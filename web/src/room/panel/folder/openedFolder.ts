import type { FolderId, RoomId } from "@atrium/contract";

/** A folder's card that is open, beside what opened it. */
export interface OpenedFolder {
  /** Null: a new one. */
  folderId: FolderId | null;
  /** Ticked as it opens, beside those that are in it. */
  rooms: readonly RoomId[];
  /** Where on the page, in pixels from its top, what opened it stands. */
  topPx: number;
}

/** The vertical position of the row that a menu or button belongs to. */
export const topOf = (line: Element | null): number => line?.getBoundingClientRect().top ?? 0;
