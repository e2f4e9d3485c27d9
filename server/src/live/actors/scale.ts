import { constants } from "@atrium/contract";
import type { ScaledPosition } from "@atrium/contract";

const { coordinateScale } = constants.presence;

/** Units to the integers of the wire. */
export const toScaled = (place: { x: number; y: number }): ScaledPosition => [
  Math.round(place.x * coordinateScale),
  Math.round(place.y * coordinateScale),
];

/** The integers of the wire to units. */
export const fromScaled = ([x, y]: readonly [number, number]): { x: number; y: number } => ({
  x: x / coordinateScale,
  y: y / coordinateScale,
});
