import type { RoomElement } from "@atrium/contract";
import { useCallback, useState, useSyncExternalStore } from "react";
import { isEqual } from "../../people/keepEqual.ts";
import { personOfRoom, type PersonModel } from "../../people/personModel.ts";
import type { RoomElements } from "../useElements.ts";

/** Whose screen an element shows; the same object while nothing about them has changed. Null if they are not here. */
export function useSharer({ live, media }: Pick<RoomElements, "live" | "media">, element: RoomElement) {
  const [keep] = useState(keeper);
  const watch = useCallback(
    (onChange: () => void) => {
      const stops = [live.subscribe(onChange), media.subscribe(onChange)];
      return () => stops.forEach((stop) => stop());
    },
    [live, media],
  );
  const id = element.creatorId ?? "";
  return useSyncExternalStore(watch, () => keep(personOfRoom(live.getState(), media.getState(), id)));
}

function keeper() {
  let kept: PersonModel | null = null;
  return (now: PersonModel | null): PersonModel | null => {
    if (kept === null || now === null || !isEqual(kept, now)) kept = now;
    return kept;
  };
}
