import { encode } from "uqr";

/** A link as a picture for cameras: small squares on a square field, with a place in the middle for the mark. */
export interface QrShape {
  /** Squares in a row, the quiet edge included. */
  field: number;
  /** An SVG path of all that is dark. */
  path: string;
  /** Side of the free place in the middle. */
  middle: number;
}

/** Cameras need this much quiet around a code. */
const EDGE = 4;
/** Squares that the mark covers, to a side: far less than the quarter that such a code may lose. */
const MIDDLE = 7;
/** Side of the three squares by which a camera finds the code. */
const FINDER = 7;

/** NOTE: whole squares, not dots: readers lose the gaps between dots. Never so small that the mark covers too much. */
export function qrShape(text: string): QrShape {
  const { size: field, data } = encode(text, { ecc: "Q", minVersion: 4, border: EDGE });
  const side = field - 2 * EDGE;
  const far = EDGE + side - FINDER;
  const finders: readonly (readonly [number, number])[] = [
    [EDGE, EDGE],
    [far, EDGE],
    [EDGE, far],
  ];
  const free = (field - MIDDLE) / 2;
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (
        !isDark ||
        isIn(x, y, { left: free, top: free, side: MIDDLE }) ||
        finders.some(([left, top]) => isIn(x, y, { left, top, side: FINDER }))
      )
        return [];
      return [`M${x} ${y}h1v1h-1z`];
    }),
  );
  return { field, path: [...finders.map(finder), ...squares].join(""), middle: MIDDLE };
}

const isIn = (x: number, y: number, of: { left: number; top: number; side: number }): boolean =>
  x >= of.left && x < of.left + of.side && y >= of.top && y < of.top + of.side;

/** A ring with a square in it, corners rounded; the ring's inside runs the other way round and stays light. */
const finder = ([x, y]: readonly [number, number]): string =>
  `M${x + 2} ${y}h3a2 2 0 0 1 2 2v3a2 2 0 0 1 -2 2h-3a2 2 0 0 1 -2 -2v-3a2 2 0 0 1 2 -2z` +
  `M${x + 2} ${y + 1}a1 1 0 0 0 -1 1v3a1 1 0 0 0 1 1h3a1 1 0 0 0 1 -1v-3a1 1 0 0 0 -1 -1z` +
  `M${x + 2.7} ${y + 2}h1.6a.7 .7 0 0 1 .7 .7v1.6a.7 .7 0 0 1 -.7 .7h-1.6a.7 .7 0 0 1 -.7 -.7v-1.6a.7 .7 0 0 1 .7 -.7z`;
