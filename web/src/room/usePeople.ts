import { useMemo, useState } from "react";
import { useStore } from "zustand";
import { keepEqual } from "./people/keepEqual.ts";
import { peopleOfRoom, type PersonModel } from "./people/personModel.ts";
import type { RoomPort } from "./roomPort.ts";

/** The people of my room; the same list as long as nothing about them has changed. */
export function usePeople(port: Pick<RoomPort, "live" | "media">): readonly PersonModel[] {
  const live = useStore(port.live);
  const media = useStore(port.media);
  const [keep] = useState(keeper);
  return useMemo(() => keep(peopleOfRoom(live, media)), [keep, live, media]);
}

function keeper(): (people: readonly PersonModel[]) => readonly PersonModel[] {
  let kept: readonly PersonModel[] = [];
  return (people) => {
    kept = keepEqual(kept, people, "accountId");
    return kept;
  };
}
