import type { AccountId, RoomElement } from "@atrium/contract";
import { useStore } from "zustand";
import { useShallow } from "zustand/shallow";
import type { RoomElements } from "./useElements.ts";

type Asked = (element: RoomElement, me: AccountId | null) => AccountId | undefined;

/** The name and colour of somebody an element refers to; null for nobody and for people who are not in the space. */
export function useKnown(
  { live }: Pick<RoomElements, "live">,
  ask: Asked,
  element: RoomElement,
): { name: string; palette: string } | null {
  const known = useStore(
    live,
    useShallow(({ space, selfId }) => {
      const id = ask(element, selfId);
      const person = id === undefined ? undefined : space?.records.participant[id];
      return person === undefined ? { name: null, palette: "" } : { name: person.name, palette: person.palette };
    }),
  );
  return known.name === null ? null : { name: known.name, palette: known.palette };
}
