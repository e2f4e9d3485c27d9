import type { AccountId } from "@atrium/contract";
import { useEffect, useRef } from "react";
import { gridPeople } from "../grid/gridPeople.ts";
import { useSpokeLately } from "../grid/useLately.ts";
import { isHeardAt } from "../people/earshot.ts";
import type { PersonModel } from "../people/personModel.ts";
import { useWhereabouts } from "../people/useWhereabouts.ts";
import type { RoomPort } from "../roomPort.ts";
import type { RoomBundle } from "../useRoom.ts";

const NOBODY: ReadonlySet<AccountId> = new Set();

interface SmallPeople {
  /** The people I hear, speakers first; only me if I hear nobody. */
  near: readonly PersonModel[];
  /** The rest of the room. */
  others: readonly PersonModel[];
}

/** Who stands in the small window. */
export function useSmallPeople({ port, view, speaking }: RoomBundle): SmallPeople {
  const { people, kind } = view;
  const where = useWhereabouts(port, people);
  const spoke = useSpokeLately(speaking);
  const entered = Object.keys(port.live.getState().room?.snapshot.records.member ?? {});
  const isNear = (person: PersonModel) =>
    kind.hearing === "everybody" || isHeardAt(person, where.get(person.accountId));
  // A shared screen would be too small to read here, so sharing does not move anybody to the front.
  const plain = people.map((person) => ({ ...person, sharesScreen: false }));
  const ordered = gridPeople({ people: plain, entered, spoke, wrote: NOBODY, within: null });
  const near = ordered.filter((person) => !person.isMe && isNear(person));
  return {
    near: near.length === 0 ? ordered.filter(({ isMe }) => isMe) : near,
    others: ordered.filter((person) => !person.isMe && !isNear(person)),
  };
}

/** Tells the media whose pictures the small window shows: it is visible even if the page is hidden. */
export function useSmallSizes(
  port: RoomPort,
  { shown, height }: { shown: readonly PersonModel[]; height: number },
): void {
  const ids = shown.filter(({ isMe }) => !isMe).map(({ accountId }) => accountId);
  const key = [...ids, height].join();
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (told.current === key) return;
    told.current = key;
    port.setSmallWindow(new Map(ids.map((id) => [id, height])));
  });
  useEffect(
    () => () => {
      told.current = null;
      port.setSmallWindow(null);
    },
    [port],
  );
}
