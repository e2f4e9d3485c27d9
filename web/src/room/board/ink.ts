import type { Point } from "../map/camera.ts";

/** The inks; the first differs on light and dark paper. */
export const INKS = ["light-dark(#1d1b18, #f6f4f0)", "#dd5e48", "#e59c46", "#0b7a6f", "#4a72cb", "#7b57c2"] as const;
/** Widths of a line, in units. */
export const WIDTHS = [3, 5, 9] as const;
/** How long a line takes to fade at the end of its time. */
const FADES_FOR_MS = 900;

/** A piece of a line; points are units. */
export interface Line {
  ink: number;
  width: number;
  fadesMs: number;
  points: readonly Point[];
}

/** Draws a piece of a line into an SVG. Each piece fades by itself, so a long line vanishes from its start. */
export function drawLine(into: SVGSVGElement, { ink, width, fadesMs, points }: Line): void {
  const piece = document.createElementNS("http://www.w3.org/2000/svg", "polyline");
  piece.setAttribute("points", points.map(({ x, y }) => `${x},${y}`).join(" "));
  piece.style.stroke = INKS[ink] ?? INKS[0];
  piece.style.strokeWidth = String(WIDTHS[width] ?? WIDTHS[1]);
  into.append(piece);
  const duration = Math.min(FADES_FOR_MS, fadesMs);
  const fading = piece.animate([{ opacity: 1 }, { opacity: 0 }], {
    delay: fadesMs - duration,
    duration,
    fill: "both",
  });
  fading.addEventListener("finish", () => piece.remove());
}
