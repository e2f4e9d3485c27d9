import type { RoomElement } from "@atrium/contract";
import { useState, useSyncExternalStore } from "react";
import { useStore } from "zustand";
import type { DeskState } from "./deskState.ts";
import { isScreen } from "./kinds.ts";
import type { RoomElements } from "./useElements.ts";

/** One element as I see it: changes of others do not re-render it. */
export const useSeen = ({ own }: Pick<RoomElements, "own">, id: string): RoomElement | null =>
  useSyncExternalStore(own.watch, () => own.seen(id));

/** All ids in z-order; the same list until one is added, removed or reordered. */
export function useElementIds({ own }: Pick<RoomElements, "own">): readonly string[] {
  const [keep] = useState(() => keeper<string>());
  return useSyncExternalStore(own.watch, () => keep(own.all().map(({ id }) => id)));
}

/** How many elements count among those that a room can hold. */
export const useCounted = ({ own }: Pick<RoomElements, "own">): number =>
  useSyncExternalStore(own.watch, () => own.all().filter((each) => !isScreen(each)).length);

/** Whose shared screens stand as elements, in any order; the same set until one comes or goes. */
export function usePlacedScreens({ own }: Pick<RoomElements, "own">): ReadonlySet<string> {
  const [keep] = useState(() => keeper<string>());
  const [asSet] = useState(() => lastSet());
  return useSyncExternalStore(own.watch, () => asSet(keep(own.all().flatMap((each) => sharerOf(each) ?? []))));
}

/** Whose screen an element shows; null if it shows none. */
export const sharerOf = (element: RoomElement) => (isScreen(element) ? element.creatorId : null);

function lastSet(): (ids: readonly string[]) => ReadonlySet<string> {
  let [of, last]: [readonly string[], ReadonlySet<string>] = [[], new Set()];
  return (ids) => {
    if (ids !== of) [of, last] = [ids, new Set(ids)];
    return last;
  };
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
