import { useLayoutEffect, useRef, type RefObject } from "react";
import type { Bearings } from "../map/bearings.ts";
import type { Box } from "./boxes.ts";

/** The toolbar's height with its gap, in pixels, below the corner chips. */
const NEEDS = 104;
const EDGE = 8;
/** Where it is free below a toolbar that is under its element, in pixels from the element. */
export const UNDER_BAR = 108;
/** The width of the rail of a closed panel. */
const RAIL = 72;

/** Keeps a toolbar in the window: below its element if there is no room above, and shifted sideways as needed. */
export function useBarPlace(bearings: Bearings, { x, y, w, h }: Box): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const follow = () => {
      const element = bar.current;
      if (element === null) return;
      const { view } = bearings;
      const top = bearings.toScreen({ x: x + w / 2, y });
      const isUnder = isBarUnder(bearings, { x, y, w, h });
      // Over an element taller than the window it is at the window's top.
      const down = isUnder ? 0 : Math.max(0, view.top + NEEDS - top.y);
      element.dataset["side"] = isUnder ? "under" : "over";
      keepBeside(element, bearings, top.x);
      element.style.setProperty("--down", `${Math.round(down)}px`);
    };
    follow();
    return bearings.watch(follow);
  });
  return bar;
}

/** Whether there is room below an element and none above it. */
export function isBarUnder(bearings: Bearings, { x, y, h }: Box): boolean {
  const { view } = bearings;
  const [top, end] = [bearings.toScreen({ x, y }), bearings.toScreen({ x, y: y + h })];
  return top.y < view.top + NEEDS && end.y + NEEDS < view.h - view.bottom;
}

/** Shifts a bar sideways as far as the window needs, from the middle of what it belongs to. */
export function keepBeside(bar: HTMLElement, { view }: Bearings, middle: number): void {
  const half = bar.offsetWidth / 2 + EDGE;
  const wanted = Math.max(Math.max(RAIL, view.left) + half - EDGE, Math.min(view.w - view.right - half, middle));
  bar.style.setProperty("--aside", `${Math.round(wanted - middle)}px`);
}
