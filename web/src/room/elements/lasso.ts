import type { RoomElement } from "@atrium/contract";
import type { Point } from "../map/camera.ts";
import type { Box } from "./boxes.ts";
import type { DeskState, Lasso } from "./deskState.ts";

export const lassoBox = ({ from, to }: Lasso): Box => ({
  x: Math.min(from.x, to.x),
  y: Math.min(from.y, to.y),
  w: Math.abs(to.x - from.x),
  h: Math.abs(to.y - from.y),
});

/** Extends the lasso to this point and selects the elements whose centre is inside. */
export function lassoTo(
  { lasso }: DeskState,
  to: Point,
  all: readonly Pick<RoomElement, "id" | "pos" | "width" | "height">[],
): Partial<DeskState> {
  if (lasso === null) return {};
  const next = { ...lasso, to };
  const { x, y, w, h } = lassoBox(next);
  const within = all.filter(({ pos, width, height }) => {
    const middle = { x: pos.x + width / 2, y: pos.y + height / 2 };
    return middle.x >= x && middle.x <= x + w && middle.y >= y && middle.y <= y + h;
  });
  return { lasso: next, chosen: [...new Set([...lasso.kept, ...within.map(({ id }) => id)])] };
}
