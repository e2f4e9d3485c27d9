import { constants } from "@atrium/contract";
import type { ElementPosition } from "@atrium/contract";

interface Size {
  width: number;
  height: number;
}

const { onFloorUnits } = constants.element;

/** The nearest position at which enough of an element to grab it is on the floor. */
export function placeElement(pos: ElementPosition, { width, height }: Size, floor: { w: number; h: number }) {
  return { x: along(pos.x, width, floor.w), y: along(pos.y, height, floor.h) };
}

function along(at: number, length: number, floor: number): number {
  const part = Math.min(onFloorUnits, length, floor);
  return Math.max(part - length, Math.min(floor - part, at));
}
