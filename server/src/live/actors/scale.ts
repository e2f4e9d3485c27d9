import { constants } from "@atrium/contract";
import type { ScaledPosition } from "@atrium/contract";

const { coordinateScale } = constants.presence;

/** Units to integers on the wire. */
export const toScaled = (place: { x: number; y: number }): ScaledPosition => [
  Math.round(place.x * coordinateScale),
  Math.round(place.y * coordinateScale),
];

/** Integers on the wire to units. */
export const fromScaled = ([x, y]: readonly [number, number]): { x: number; y: number } => ({
  x: x / coordinateScale,
  y: y / coordinateScale,
});
