import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { useMedia } from "../../../platform/useMedia.ts";
import { readText, writeText } from "../../../platform/storage.ts";
import type { UsersTab } from "../wanted.ts";

/** What one may leave out of the list; the name and what can be done always stand there. */
const COLUMNS = ["places", "visits", "seen"] as const;
export type Column = (typeof COLUMNS)[number];

/** Where the list has no room for visits, as in `guests.module.css`. */
const NARROW = "(max-width: 1180px)";

/** The columns of a list, as the window has room for them. Members' visits are not counted in theirs. */
export function useColumns(tab: UsersTab): readonly Column[] {
  const isNarrow = useMedia(NARROW);
  return COLUMNS.filter((column) => column !== "visits" || (tab === "guests" && !isNarrow));
}

const KEY = "usersHidden";
const kept = (): readonly Column[] => COLUMNS.filter((column) => readText(KEY)?.split(" ").includes(column));
const hidden = createStore<{ columns: readonly Column[] }>(() => ({ columns: kept() }));

export const useHiddenColumns = (): readonly Column[] => useStore(hidden, ({ columns }) => columns);

/** Kept on this device. */
export function showColumn(column: Column, isShown: boolean): void {
  const { columns } = hidden.getState();
  const next = isShown ? columns.filter((each) => each !== column) : [...columns, column];
  hidden.setState({ columns: next });
  writeText(KEY, next.join(" "));
}
