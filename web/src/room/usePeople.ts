import { useState } from "react";
import { useStore } from "zustand";
import { useSeconds } from "../platform/useSeconds.ts";
import { keepEqual } from "./people/keepEqual.ts";
import { Patience } from "./people/patience.ts";
import { peopleOfRoom, type PersonModel } from "./people/personModel.ts";
import type { RoomPort } from "./roomPort.ts";
import { useLive } from "./useLive.ts";

/** The people of my room; the same list while nothing about them has changed, whatever happens in other rooms. */
export function usePeople(port: Pick<RoomPort, "live" | "media">): readonly PersonModel[] {
  const media = useStore(port.media);
  const [{ keep, isWaiting }] = useState(keeper);
  const people = useLive(port, (live) => keep(peopleOfRoom(live, media)));
  useSeconds(isWaiting());
  return people;
}

function keeper() {
  let kept: readonly PersonModel[] = [];
  const patience = new Patience();
  const keep = (people: readonly PersonModel[]): readonly PersonModel[] => {
    kept = keepEqual(kept, patience.judge(people, Date.now()), "accountId");
    return kept;
  };
  return { keep, isWaiting: () => patience.isWaiting(Date.now()) };
}
