import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { readText, writeText } from "../../../platform/storage.ts";
import type { UsersTab } from "../wanted.ts";

/** What one may leave out of the list; the name and what can be done always stand there. */
const COLUMNS = ["places", "visits", "seen"] as const;
export type Column = (typeof COLUMNS)[number];

/** Members' visits are not counted in their list. */
export const columnsOf = (tab: UsersTab): readonly Column[] =>
  COLUMNS.filter((column) => column !== "visits" || tab === "guests");

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
