import { constants, type AccountId } from "@atrium/contract";
import { distanceUnits, staysSubscribed, type Place } from "@atrium/rules";
import type { PersonModel } from "./personModel.ts";

/** Somebody's position relative to mine. */
export interface Whereabouts {
  /** Heard in full, fainter, or not at all. */
  heard: "full" | "faint" | "not";
  /** The distance, in presses of an arrow key. */
  steps: number;
  side: "left" | "right" | "above" | "below";
}

/** The positions of the others on a floor; without people who have none yet or have left. */
export function whereaboutsOf(
  people: readonly PersonModel[],
  place: (accountId: AccountId) => Place | null,
): ReadonlyMap<AccountId, Whereabouts> {
  const self = people.find(({ isMe }) => isMe);
  const mine = self === undefined ? null : place(self.accountId);
  if (mine === null) return new Map();
  return new Map(
    people.flatMap((person) => {
      const theirs = person.isMe ? null : place(person.accountId);
      return theirs === null ? [] : [[person.accountId, whereabouts(mine, theirs)] as const];
    }),
  );
}

function whereabouts(mine: Place, theirs: Place): Whereabouts {
  const units = distanceUnits(mine, theirs);
  const isFull = units <= constants.hearing.fullUnits;
  return {
    heard: isFull ? "full" : staysSubscribed(units, false) ? "faint" : "not",
    steps: Math.max(1, Math.round(units / constants.map.stepUnits)),
    side: sideOf(theirs.x - mine.x, theirs.y - mine.y),
  };
}

function sideOf(right: number, down: number): Whereabouts["side"] {
  if (Math.abs(right) >= Math.abs(down)) return right < 0 ? "left" : "right";
  return down < 0 ? "above" : "below";
}

/** A megaphone carries a voice wherever one stands. */
export const isHeardAt = (person: Pick<PersonModel, "hasMegaphone">, where: Whereabouts | undefined): boolean =>
  person.hasMegaphone || (where !== undefined && where.heard !== "not");
