import { constants } from "@atrium/contract";
import type { Room } from "@atrium/contract";

type Size = Room["size"];

/** How large a floor is, in units: a picture of fixed size is one unit a pixel, any other floor has the usual size. */
export function floorSize(bgMode: Room["bgMode"], picture: Size | null): Size {
  const { defaultSize, leastSize } = constants.map;
  if (bgMode === "COVER" || picture === null) return defaultSize;
  return { w: Math.max(leastSize.w, picture.w), h: Math.max(leastSize.h, picture.h) };
}
