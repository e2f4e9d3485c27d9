import type { RoomElement } from "@atrium/contract";
import { useState, useSyncExternalStore } from "react";
import { useStore } from "zustand";
import type { DeskState } from "./deskState.ts";
import type { RoomElements } from "./useElements.ts";

/** One element as I see it: changes of others do not re-render it. */
export const useSeen = ({ own }: Pick<RoomElements, "own">, id: string): RoomElement | null =>
  useSyncExternalStore(own.watch, () => own.seen(id));

/** All ids in z-order; the same list until one is added, removed or reordered. */
export function useElementIds({ own }: Pick<RoomElements, "own">): readonly string[] {
  const [keep] = useState(() => keeper<string>());
  return useSyncExternalStore(own.watch, () => keep(own.all().map(({ id }) => id)));
}

export const useDesk = <Seen>({ desk }: Pick<RoomElements, "desk">, read: (state: DeskState) => Seen): Seen =>
  useStore(desk.state, read);

/** Whether something is selected, edited or carried. */
export const useAtThings = (elements: Pick<RoomElements, "desk">): boolean =>
  useDesk(elements, ({ chosen, carried }) => chosen.length > 0 || carried !== null);

/** The selected elements that still exist. */
export function useChosen({ own, desk }: Pick<RoomElements, "own" | "desk">): readonly RoomElement[] {
  const [keep] = useState(() => keeper<RoomElement>());
  const ids = useStore(desk.state, ({ chosen }) => chosen);
  return useSyncExternalStore(own.watch, () => keep(ids.flatMap((id) => own.seen(id) ?? [])));
}

function keeper<Item>(): (now: readonly Item[]) => readonly Item[] {
  let kept: readonly Item[] = [];
  return (now) => {
    const isSame = now.length === kept.length && now.every((item, at) => item === kept[at]);
    if (!isSame) kept = now;
    return kept;
  };
}
