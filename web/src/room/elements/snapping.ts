import type { Point } from "../map/camera.ts";
import type { Box } from "./boxes.ts";

/** An alignment guide, in units. */
export interface Guide {
  /** `x`: a vertical line at this x; `y`: a horizontal one at this y. */
  axis: "x" | "y";
  at: number;
  from: number;
  to: number;
}
interface Snap {
  /** The offset to add. */
  by: Point;
  guides: readonly Guide[];
}

/** Snaps edges and centres to those of others that are nearer than `reach` units. */
export function snapped(box: Box, others: readonly Box[], reach: number): Snap {
  const x = nearest("x", { box, others, reach });
  const y = nearest("y", { box, others, reach });
  const by = { x: x?.by ?? 0, y: y?.by ?? 0 };
  const moved = { ...box, x: box.x + by.x, y: box.y + by.y };
  const guides = [x, y].flatMap((line) => (line === null ? [] : [guideOf(line, moved)]));
  return { by, guides };
}

interface Line {
  axis: Guide["axis"];
  at: number;
  by: number;
  other: Box;
}

function nearest(
  axis: Guide["axis"],
  { box, others, reach }: { box: Box; others: readonly Box[]; reach: number },
): Line | null {
  let best: Line | null = null;
  for (const other of others) {
    for (const at of linesOf(axis, other)) {
      for (const own of linesOf(axis, box)) {
        const by = at - own;
        if (Math.abs(by) > reach || (best !== null && Math.abs(by) >= Math.abs(best.by))) continue;
        best = { axis, at, by, other };
      }
    }
  }
  return best;
}

/** Its start, centre and end. */
function linesOf(axis: Guide["axis"], { x, y, w, h }: Box): readonly number[] {
  return axis === "x" ? [x, x + w / 2, x + w] : [y, y + h / 2, y + h];
}

function guideOf({ axis, at, other }: Line, box: Box): Guide {
  const across = axis === "x" ? "y" : "x";
  const ends = [...linesOf(across, box), ...linesOf(across, other)];
  return { axis, at, from: Math.min(...ends), to: Math.max(...ends) };
}
