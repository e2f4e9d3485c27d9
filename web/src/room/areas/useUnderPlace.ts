import { useLayoutEffect, useRef, type RefObject } from "react";
import { isBarUnder, keepBeside, UNDER_BAR } from "../elements/useBarPlace.ts";
import type { Box } from "../elements/boxes.ts";
import type { Bearings } from "../map/bearings.ts";

const GAP = 16;
const EDGE = 8;

/** Keeps a bar under an area, below the toolbar of a chosen one if that is there too, and in the window wherever it is. */
export function useUnderPlace(
  bearings: Bearings,
  { x, y, w, h }: Box,
  isChosen: boolean,
): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const follow = () => {
      const element = bar.current;
      if (element === null) return;
      const { view } = bearings;
      const gap = isChosen && isBarUnder(bearings, { x, y, w, h }) ? UNDER_BAR : GAP;
      const end = bearings.toScreen({ x: x + w / 2, y: y + h });
      const lowest = view.h - view.bottom - EDGE - element.offsetHeight;
      const top = Math.max(view.top + EDGE, Math.min(lowest, end.y + gap));
      element.style.setProperty("--under", `${Math.round(top - end.y)}px`);
      keepBeside(element, bearings, end.x);
    };
    follow();
    return bearings.watch(follow);
  });
  return bar;
}
