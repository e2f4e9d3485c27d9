import { useEffect, useId } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

/** The dialogs that are open, the one that opened last at the end. */
const open = createStore<{ ids: readonly string[] }>(() => ({ ids: [] }));

/** Whether no dialog lies over this one: keys that every open dialog hears are for the uppermost alone. */
export function useIsUppermost(isOpen: boolean): boolean {
  const id = useId();
  useEffect(() => {
    if (!isOpen) return undefined;
    open.setState(({ ids }) => ({ ids: [...ids, id] }));
    return () => open.setState(({ ids }) => ({ ids: ids.filter((each) => each !== id) }));
  }, [isOpen, id]);
  return useStore(open, ({ ids }) => ids.at(-1) === id);
}
