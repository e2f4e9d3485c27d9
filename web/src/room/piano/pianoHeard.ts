import { constants } from "@atrium/contract";
import { distanceUnits, gainAt, panAt } from "@atrium/rules";
import type { Point } from "../map/camera.ts";

export interface PianoSurroundings {
  piano: Point;
  /** Null while I am nowhere. */
  me: Point | null;
  /** Where everybody else of the room stands. */
  others: readonly Point[];
  isOn: boolean;
}

/** How loud the piano is for me, by the same law as voices, and whether it waits for people to finish talking. */
export interface PianoHeard {
  gain: number;
  pan: number;
  isResting: boolean;
}

/** It plays only for people who are alone: it pauses while anybody is in earshot. */
export function pianoHeard({ piano, me, others, isOn }: PianoSurroundings): PianoHeard {
  const silent = { gain: 0, pan: 0 };
  if (me === null || !isOn) return { ...silent, isResting: false };
  const isResting = others.some((other) => distanceUnits(other, me) < constants.hearing.silentUnits);
  if (isResting) return { ...silent, isResting };
  return { gain: gainAt(distanceUnits(me, piano)), pan: panAt(piano.x - me.x), isResting };
}
