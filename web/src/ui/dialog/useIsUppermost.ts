import { useEffect, useId } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

/** The open dialogs, the last opened at the end. */
const open = createStore<{ ids: readonly string[] }>(() => ({ ids: [] }));

/** Whether this is the topmost dialog: every open dialog gets key events, only the topmost should react. */
export function useIsUppermost(isOpen: boolean): boolean {
  const id = useId();
  useEffect(() => {
    if (!isOpen) return undefined;
    open.setState(({ ids }) => ({ ids: [...ids, id] }));
    return () => open.setState(({ ids }) => ({ ids: ids.filter((each) => each !== id) }));
  }, [isOpen, id]);
  return useStore(open, ({ ids }) => ids.at(-1) === id);
}
