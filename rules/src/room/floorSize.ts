import { constants } from "@atrium/contract";
import type { Room } from "@atrium/contract";

type Size = Room["size"];

/** Size of a floor in units: a fixed picture is one unit per pixel, any other floor has the default size. */
export function floorSize(bgMode: Room["bgMode"], picture: Size | null): Size {
  const { defaultSize, leastSize } = constants.map;
  if (bgMode === "COVER" || picture === null) return defaultSize;
  return { w: Math.max(leastSize.w, picture.w), h: Math.max(leastSize.h, picture.h) };
}
