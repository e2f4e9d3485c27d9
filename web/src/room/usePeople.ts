import { useState } from "react";
import { useStore } from "zustand";
import { keepEqual } from "./people/keepEqual.ts";
import { peopleOfRoom, type PersonModel } from "./people/personModel.ts";
import type { RoomPort } from "./roomPort.ts";
import { useLive } from "./useLive.ts";

/** The people of my room; the same list as long as nothing about them has changed, whatever happens in other rooms. */
export function usePeople(port: Pick<RoomPort, "live" | "media">): readonly PersonModel[] {
  const media = useStore(port.media);
  const [keep] = useState(keeper);
  return useLive(port, (live) => keep(peopleOfRoom(live, media)));
}

function keeper(): (people: readonly PersonModel[]) => readonly PersonModel[] {
  let kept: readonly PersonModel[] = [];
  return (people) => {
    kept = keepEqual(kept, people, "accountId");
    return kept;
  };
}
