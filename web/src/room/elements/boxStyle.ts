import type { CSSProperties } from "react";
import type { Box } from "./boxes.ts";

/** An element's position as CSS variables, which styles multiply by the zoom. */
export const boxStyle = ({ x, y, w, h }: Box): CSSProperties =>
  ({ "--x": x, "--y": y, "--w": w, "--h": h }) as CSSProperties;
