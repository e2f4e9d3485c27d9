import type { Box } from "./boxes.ts";

/** How several boxes are brought in line: by their left or upper edges, or with equal gaps along the way they lie. */
export type Aligning = "left" | "top" | "gaps";

/** The boxes in line, in the order in which they were given. */
export function aligned(boxes: readonly Box[], how: Aligning): readonly Box[] {
  if (how === "left") return boxes.map((box) => ({ ...box, x: Math.min(...boxes.map(({ x }) => x)) }));
  if (how === "top") return boxes.map((box) => ({ ...box, y: Math.min(...boxes.map(({ y }) => y)) }));
  return withEqualGaps(boxes);
}

function withEqualGaps(boxes: readonly Box[]): readonly Box[] {
  const spanOf = (at: "x" | "y", length: "w" | "h") =>
    Math.max(...boxes.map((box) => box[at] + box[length])) - Math.min(...boxes.map((box) => box[at]));
  const [at, length] = spanOf("x", "w") >= spanOf("y", "h") ? (["x", "w"] as const) : (["y", "h"] as const);
  const filled = boxes.reduce((sum, box) => sum + box[length], 0);
  const gap = boxes.length < 2 ? 0 : (spanOf(at, length) - filled) / (boxes.length - 1);
  let next = Math.min(...boxes.map((box) => box[at]));
  const places = new Map<Box, number>();
  for (const box of boxes.toSorted((one, other) => one[at] - other[at])) {
    places.set(box, next);
    next += box[length] + gap;
  }
  return boxes.map((box) => ({ ...box, [at]: places.get(box) ?? box[at] }));
}
