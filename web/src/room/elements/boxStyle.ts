import type { CSSProperties } from "react";
import type { Box } from "./boxes.ts";

/** Where something lies on the floor, for styles that multiply it by the zoom. */
export const boxStyle = ({ x, y, w, h }: Box): CSSProperties =>
  ({ "--x": x, "--y": y, "--w": w, "--h": h }) as CSSProperties;
