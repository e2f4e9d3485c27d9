import { bounds } from "@atrium/contract";
import type { RoomElement } from "@atrium/contract";
import { KINDS } from "./kinds.ts";

/** Width of a line of text in units; null where nothing can be measured. */
type Measure = (line: string, fontSize: number) => number | null;

/** A line grows so wide, in units, and wraps then. */
const WIDEST = 1200;
const LINE_HEIGHT = 1.25;
/** What a measured line may lack, and what paper has at its edges; as in the style sheet. */
const SPARE = 4;
const PAPER = { w: 16, h: 8 };

/** The size of a text whose width follows its lines; null for anything else. */
export function fluidSize(
  { data }: Pick<RoomElement, "data">,
  measure: Measure = measured,
): Pick<RoomElement, "width" | "height"> | null {
  if (data.type !== "text" || !data.isFluidWidth || data.content === "") return null;
  const { fontSize, bgColor } = data;
  const widths = data.content.split("\n").map((line) => measure(line, fontSize));
  if (widths.includes(null)) return null;
  const known = widths.map((width) => width ?? 0);
  const lines = known.reduce((count, width) => count + Math.max(1, Math.ceil(width / WIDEST)), 0);
  const paper = bgColor === null ? { w: 0, h: 0 } : PAPER;
  const { least } = KINDS.text;
  return {
    width: edge(Math.min(WIDEST, Math.max(...known)) + SPARE + paper.w, least.w),
    height: edge(lines * fontSize * LINE_HEIGHT + paper.h, least.h),
  };
}

/** A longer one would be refused together with the words. */
const edge = (units: number, least: number): number =>
  Math.min(bounds.elementEdge.max, Math.max(least, Math.ceil(units)));

let pen: CanvasRenderingContext2D | null | undefined;

function measured(line: string, fontSize: number): number | null {
  if (typeof document === "undefined") return null;
  pen ??= document.createElement("canvas").getContext("2d");
  if (pen === null) return null;
  pen.font = `700 ${fontSize}px ${getComputedStyle(document.body).fontFamily}`;
  return pen.measureText(line).width;
}
